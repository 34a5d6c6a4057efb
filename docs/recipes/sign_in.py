"""Open a window in front and wait until the person has signed in there. Usage: sign_in.py <address> <selector>"""

import sys

from tabrelay import call

if len(sys.argv) != 3:
    sys.exit(__doc__)
address, inbox = sys.argv[1:]
session = "/session/" + call("POST", "/session", {"url": address, "headless": False})["sessionId"]
try:
    print("Sign in in the window that has opened.", flush=True)
    # Two minutes. The selector is of something that only a person who is signed in can see.
    waited = call("POST", session, {"action": "wait", "selector": inbox, "timeoutMs": 120_000})["result"]
    print("Signed in." if waited["success"] else "Nobody has signed in.")
finally:
    call("DELETE", session)
