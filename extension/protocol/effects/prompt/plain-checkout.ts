/** Tells "Check out my cart", which orders what is in it, from looking at something, from a date and from the way there. */

const checkout = /\bcheck(?:ing)?[ -]?outs?\b/g;
const cart =
  '(?: (?:(?:my|our) (?:(?:whole|full|entire|current|shopping) )*(?:cart|basket|bag|trolley)|(?:the |this |that )?(?:(?:whole|full|entire|current|shopping) )*(?:cart|basket|trolley)|(?:the )?shopping bag))?';
const how =
  '(?:now|please|right away|immediately|then|for me|for us)(?= (?:with|using|via|and|as)\\b|\\s*(?:$|[.!?;,]))|as (?:a )?guest(?! mode)|(?:with|using|via)(?! (?:the )?(?:front|reception|desk|hotel|host|no\\b|me\\b|us\\b|a (?:dry|test)))|by (?:(?:credit|debit) )?(?:card|invoice|paypal|bank)';
/** What may follow: the cart and how it is paid. Anything else makes another thing of it. */
const orders = new RegExp(
  `^${cart}(?:\\s*$|\\s*[.!?;](?=\\s|$)|\\s*,(?! (?:is|are|does|do|as|if|the|just)\\b)| (?:${how})\\b|,? (?:and|but) (?:then )?(?:pay|place|complete|finish|confirm|order|buy|use|choose|select|enter|apply|tell|report|let|e?-?mail|send|do|don|never|stop)\\b)`,
);
const forbids = /(?:\b(?:not|dont|never|without|no|avoid|stop|before)|n't) (?:\w+ )?$/;
/** "Complete the checkout". */
const does = /\b(?:complete|finish|do|perform|conclude) (?:(?:the|my) )?$/;
/** "Go to checkout" only leads there. */
const leads =
  /\b(?:go|proceed|continue|head|move|navigate|get|back|over|on|up|me|us|it) to $|\b(?:the|a|at|in|into|through|from|until|till|for|of|after) $/;
/** Of a stay: "check in 3 May, check out 5 May". */
const stay = /\bcheck[ -]?in\b/;
/** "Check out the cart and tell me what is in it". Only who has ordered can tell the number of the order. */
const looking =
  /\b(?:tell|say|see|verify|print|screenshot|remove|look|make sure|wishlist|for later|(?:give|get|write) (?:me|us) (?:the|a) (?:total|price|sum)|dry run|test|report|list|find|show|compare|count|read|describe|summari[sz]e|know|what|whether|which|how (?:much|many))\b(?!.*\b(?:(?:order|confirmation|booking|reference) (?:number|id|code)|receipt)\b)/;
const andBack =
  /\b(?:go|proceed|continue|head|move) (?:on )?(?:to|through) (?:the )?check[ -]?out(?:,? and|,)(?: then)? (?:complete|finish) (?:it|the process)\b/g;

/** @param sentence folded; "checkout" orders something in what is returned, "checkouts" does not */
export function plainCheckout(sentence: string): string {
  const plain = sentence.replace(andBack, 'complete the checkout');
  const isOther = stay.test(plain) || looking.test(plain);
  return plain.replace(checkout, (found, at: number) => {
    const before = plain.slice(0, at);
    if (forbids.test(before) || does.test(before)) return 'checkout';
    const isOrder = !isOther && !leads.test(before) && orders.test(plain.slice(at + found.length));
    if (isOrder) return 'checkout';
    return found === 'checkout' ? 'checkouts' : found;
  });
}
