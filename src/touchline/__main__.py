import sys

from touchline.cli.main import main

sys.exit(main())
