/** The words that say nothing of what a text is about. */

export const stopWords = new Set(
  `a about above after all also am an and any are aren't as at be because been before being below between both but by
    can can't cannot could couldn't did didn't do does doesn't doing don't down during each else ever few for from further
    had has have having he her here hers him his how however i if in into is isn't it its itself just me might mine more
    most may must my no nor not of off on once only or other our ours out over own please same shall she should so some such
    than that the their theirs them then there these they this those through to too under until up upon us very was we
    were what whats when where which while who whom whose why will with within without would yes yet you your yours
    v vs versus per tell give show find page according text article many much name say says said mention mentioned stated
    listed list get got one please again still really ever actually much even already every today now exactly actually currently using`
    .trim()
    .split(/\s+/),
);
