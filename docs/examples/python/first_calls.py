"""Open a session, click, read the result, close the session."""

from tabrelay import call, practice

session = "/session/" + call("POST", "/session", {"url": practice})["sessionId"]
try:
    call("POST", session, {"action": "click", "selector": "#hello"})
    print(call("POST", session, {"action": "text", "selector": "#greeting"})["result"])
finally:
    call("DELETE", session)
