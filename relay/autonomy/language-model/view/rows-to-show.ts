/**
 * Which rows of a long list are shown: those with news, each with the row before it, and others from where the list is
 * scrolled to. Where more have news than fit, news tell nothing: only the place counts.
 * @param news whether each row has some
 * @param count how many rows fit
 * @param first the first row of the place that the list is scrolled to
 */
export function rowsToShow(news: readonly boolean[], count: number, first: number): ReadonlySet<number> {
  const about = [...news.keys()].slice(first);
  const above = [...news.keys()].slice(0, first).toReversed();
  const withNews = [...news.keys()].filter((index) => news[index]);
  const needed =
    withNews.length > count
      ? []
      : [...withNews, ...withNews.map((index) => index - 1).filter((one) => one >= 0)];
  return new Set([...new Set([...needed, ...about, ...above])].slice(0, count));
}
