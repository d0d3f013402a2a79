"""Running a server: settings, limits, workers, logs, figures, backups."""
