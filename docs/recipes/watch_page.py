"""Print a part of a page whenever it changes. Usage: watch_page.py <address> <selector> <seconds between two looks> [changes]"""

import sys
import time

from tabrelay import call

if len(sys.argv) < 4:
    sys.exit(__doc__)
address, selector, seconds = sys.argv[1:4]
wanted = int(sys.argv[4]) if len(sys.argv) > 4 else None
session = "/session/" + call("POST", "/session", {"url": address})["sessionId"]
seen = None
changes = -1
try:
    while wanted is None or changes < wanted:
        text = call("POST", session, {"action": "text", "selector": selector})["result"]
        if text != seen:
            seen = text
            changes += 1
            print(text, flush=True)
            continue
        time.sleep(float(seconds))
        call("POST", session, {"action": "reload"})
finally:
    call("DELETE", session)
