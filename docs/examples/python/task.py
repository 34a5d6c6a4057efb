"""Do a whole task with one call."""

from tabrelay import call, practice

result = call("POST", "/browse", {"prompt": 'Click "Say hello"', "url": practice})["result"]

print(result["outcome"])
for action in result["actions"]:
    print(action["type"], action.get("selector") or action.get("url"))
