"""Print the list of messages, signed in as in sign_in.py. Usage: read_mail.py <address> <selector>"""

import sys

from tabrelay import call

address, inbox = sys.argv[1:]
session = "/session/" + call("POST", "/session", {"url": address})["sessionId"]
try:
    call("POST", session, {"action": "wait", "selector": inbox, "timeoutMs": 10_000})
    print(call("POST", session, {"action": "text", "selector": inbox})["result"])
finally:
    call("DELETE", session)
