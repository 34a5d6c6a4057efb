/**
 * The function of this name that the browser has put into the window; undefined where the page has one of its own. Scripts of a
 * page may run before ours, and `function open() {}` there is no way to open a window. Runs in the page's own world.
 *
 * The text of a function cannot be made to read so: it is no JavaScript. A proxy or a bound function reads so as well,
 * and counts as the browser's if it is named so. A page that replaces `toString` first could as well keep the browser's
 * function for itself, so what it gains is nothing new.
 */
export function browsersOwn<Name extends 'open' | 'CloseWatcher'>(
  view: Window & typeof globalThis,
  name: Name,
): (Name extends 'open' ? typeof window.open : unknown) | undefined {
  const own: unknown = Reflect.get(view, name);
  if (typeof own !== 'function') return undefined;
  const text = view.Function.prototype.toString.call(own);
  const isNative =
    /^function \w*\(\) \{ \[native code\] \}$/.test(text) && /\w+$/.exec(own.name)?.[0] === name;
  return isNative ? (own as typeof window.open) : undefined;
}
