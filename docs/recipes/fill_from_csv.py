"""Fill a form once for each line of a CSV file, whose first line has the labels of the fields.

Usage: fill_from_csv.py <address> <file> <name of the button> <text that confirms it>
"""

import csv
import sys

from tabrelay import call

if len(sys.argv) != 5:
    sys.exit(__doc__)
address, file, button, confirmation = sys.argv[1:]
session = "/session/" + call("POST", "/session", {})["sessionId"]
try:
    with open(file, newline="", encoding="utf-8") as lines:
        for number, row in enumerate(csv.DictReader(lines), start=1):
            call("POST", session, {"action": "navigate", "value": address})
            for label, value in row.items():
                call("POST", session, {"action": "fill", "selector": f"label={label}", "value": value})
            call("POST", session, {"action": "click", "selector": f'role=button[name="{button}"]'})
            waited = call("POST", session, {"action": "wait", "value": {"text": confirmation}})["result"]
            print(f"line {number}: {'sent' if waited['success'] else 'not confirmed'}", flush=True)
            if not waited["success"]:
                break
finally:
    call("DELETE", session)
