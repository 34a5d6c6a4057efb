/** Tells "Check out my cart", which orders what is in it, from looking at something, from a date and from the way there. */

const checkout = /\bcheck(?:ing)?[ -]?outs?\b/g;
const sizes = '(?:(?:whole|full|entire|current|shopping) )*';
const mine = `(?:(?:my|our) ${sizes}(?:cart|basket|bag|trolley)|(?:the |this |that )?${sizes}(?:cart|basket|trolley)|(?:the )?shopping bag)`;
const everything = new RegExp(
  `(?<=\\bcheck(?:ing)?[ -]?out )(?:everything|all (?:of )?(?:(?:the|my|our) )?(?:items?|products|things|articles|goods))(?: (?:that|which) (?:is|are))? (?:in|from) (?=${mine})`,
  'g',
);
const cart = ` ${mine}`;
/** What one pays with or chooses at a checkout, after "with"; "with Ada" is company. */
const means =
  '(?!no |not |me |us )(?:[a-z]+ ){0,3}?(?:cards?|paypal|(?:apple|google|amazon|shop) pay|klarna|stripe|twint|ideal|bizum|blik|sofort|giropay|invoice|visa|mastercard|amex|american express|sepa|direct debit|(?:bank )?(?:transfer|account)|wallet|voucher|coupon|code|points|credits?|balance|address|shipping|delivery|pickup)';
const how = `(?:now|please|right away|immediately|then|for me|for us)(?= (?:with|using|via) ${means}\\b| (?:and|as (?:a )?guest)\\b|\\s*(?:$|[.!?;])|,? (?:please|thanks|thank you)\\b|, (?:and|then|but)\\b)|as (?:a )?guest(?! mode)|(?:with|using|via) ${means}|by (?:(?:credit|debit) )?(?:card|invoice|paypal|bank)`;
const goesOn =
  ',? (?:and|but) (?:then )?(?:pay|place|complete|finish|confirm|order|buy|use|choose|select|enter|apply|tell|report|let|e?-?mail|send|do|don|never|stop)\\b';
/** Somebody who points at a thing goes on to say what it is like. */
const praises =
  "(?! *\\b(?:is|isn|are|aren|does|do|has|have|as|if|the|just|it|it's|its|they|this|that|these|those|there|there's|my|our|your|i|we|he|she|what|how|new|look|looks|so|such)\\b)";
/** What may follow: the cart and how it is paid. Anything else makes another thing of it. */
const orders = new RegExp(
  `^(?:${cart})?(?:\\s*$|\\s*[.!?;](?=\\s|$)| (?:${how})\\b|${goesOn}|, (?:please|thanks|thank you|and|then|but|using|with|by|as a guest)\\b)|^${cart}\\s*,${praises}|^${cart}\\s*, (?:i'm|i am|i'd|i will|i'll|we'll|my \\w+ will)\\b`,
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
  const plain = sentence.replace(andBack, 'complete the checkout').replace(everything, '');
  const isOther = stay.test(plain) || looking.test(plain);
  return plain.replace(checkout, (found, at: number) => {
    const before = plain.slice(0, at);
    if (forbids.test(before) || does.test(before)) return 'checkout';
    const isOrder = !isOther && !leads.test(before) && orders.test(plain.slice(at + found.length));
    if (isOrder) return 'checkout';
    return found === 'checkout' ? 'checkouts' : found;
  });
}

/** The shop that a cart is of: "my Amazon cart". A capital letter tells it from a golf cart, unless all words have one. */
const shop =
  /(?<=\b[Cc]heck(?:ing)?[ -]?out (?:(?:everything|all (?:the )?items) (?:in|from) )?(?:my|our|the) )\p{Lu}[\p{L}\p{N}.&'’-]*(?: \p{Lu}[\p{L}\p{N}.&'’-]*)? (?=(?:shopping )?(?:cart|basket|trolley)\b(?! (?:page|icon|design)))/gu;

/** @param sentence as it was written */
export function withoutShop(sentence: string): string {
  return sentence.replace(shop, '');
}
