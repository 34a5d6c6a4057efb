"""Print the list of messages, signed in as in sign_in.py. Usage: read_mail.py <address> <selector>"""

import sys

from tabrelay import call

if len(sys.argv) != 3:
    sys.exit(__doc__)
address, inbox = sys.argv[1:]
session = "/session/" + call("POST", "/session", {"url": address})["sessionId"]
try:
    shown = call("POST", session, {"action": "wait", "selector": inbox, "timeoutMs": 10_000})
    if not shown["result"]["success"]:
        sys.exit(f"{inbox} does not appear at {address}. Sign in with sign_in.py first, or correct the selector.")
    print(call("POST", session, {"action": "text", "selector": inbox})["result"])
finally:
    call("DELETE", session)
