"""Ask a question about a page."""

from tabrelay import call, practice

result = call("POST", "/retrieve", {"query": "What is the price of a pear?", "url": practice})["result"]

if result["found"]:
    print(f"{result['answer']} (the page says: {result['sourceText']})")
else:
    print("The page does not say.")
