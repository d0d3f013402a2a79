"""The doors for HTTP: every route, and the pages for people."""
