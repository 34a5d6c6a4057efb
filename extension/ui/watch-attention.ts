/** How long the page must have been in front before a click counts: longer than the second half of a double click. */
const attentionMs = 1_500;

/** Calls `changed` with true once the page was visible and focused for that long without a break, and with false when it is not. */
export function watchAttention(changed: (isAttended: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (document.hasFocus() && document.visibilityState === 'visible') {
      timer ??= setTimeout(() => changed(true), attentionMs);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    changed(false);
  };
  window.addEventListener('focus', check);
  window.addEventListener('blur', check);
  document.addEventListener('visibilitychange', check);
  check();
}
