"""Click a link or button that saves a file. Usage: export_report.py <address> <name of the button>"""

import json
import sys

from tabrelay import call

if len(sys.argv) != 3:
    sys.exit(__doc__)
address, name = sys.argv[1:]
session = "/session/" + call("POST", "/session", {"url": address})["sessionId"]
try:
    clicked = call("POST", session, {"action": "click", "selector": f"text={name}"})["result"]
    print(json.dumps(clicked.get("download")))
finally:
    call("DELETE", session)
