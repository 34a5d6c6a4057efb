/** Says acts, times and places in words. */
import type { LiveAct, LiveSession } from '../../service/live/live-state';

/** What each action is called before and after it was done. */
const verbs: Readonly<Record<string, readonly [before: string, after: string]>> = {
  click: ['Click', 'Clicked'],
  dblclick: ['Double-click', 'Double-clicked'],
  rightclick: ['Right-click', 'Right-clicked'],
  hover: ['Point at', 'Pointed at'],
  drag: ['Drag', 'Dragged'],
  type: ['Type into', 'Typed into'],
  fill: ['Fill', 'Filled'],
  clear: ['Clear', 'Cleared'],
  press: ['Press', 'Pressed'],
  select: ['Choose in', 'Chose in'],
  check: ['Tick', 'Ticked'],
  uncheck: ['Untick', 'Unticked'],
  focus: ['Focus', 'Focused'],
  scroll: ['Scroll', 'Scrolled'],
  upload: ['Upload to', 'Uploaded to'],
  submit: ['Submit', 'Submitted'],
  navigate: ['Go to', 'Went to'],
  back: ['Go back', 'Went back'],
  forward: ['Go forward', 'Went forward'],
  reload: ['Reload the page', 'Reloaded the page'],
  tab: ['Switch tabs', 'Switched tabs'],
};

/** Such as `Click button “Save”`; with `isDone`, `Clicked button “Save”`. */
export function actSentence(act: LiveAct, isDone: boolean): string {
  const verb = verbs[act.action]?.[isDone ? 1 : 0] ?? act.action;
  const to = act.action === 'drag' && act.value ? ` to ${target(act.value)}` : '';
  const value = !to && act.value && act.action !== 'tab' ? act.value : '';
  const on = act.on?.name ? `${act.on.role} “${act.on.name}”` : target(act.selector);
  const what = act.action === 'press' && on ? [value, 'in', on] : [value, on];
  return `${[verb, ...what].filter(Boolean).join(' ')}${to}`;
}

/** A selector as people read it: `text=Save` is “Save”. */
function target(selector: string): string {
  const [, kind, text] = /^(text|label|placeholder|testid)=\s*(.+)$/.exec(selector) ?? [];
  if (kind !== undefined && text !== undefined) return `“${text.replace(/^"|"$/g, '')}”`;
  const [, role, name] = /^role=(\w+)\[name="(.+)"\]$/.exec(selector) ?? [];
  return role !== undefined && name !== undefined ? `${role} “${name}”` : selector;
}

const outcomes: Readonly<Record<string, string>> = {
  done: '',
  failed: 'without effect',
  held: 'waits for approval',
  user_driving: 'not done, a person drove',
  stopped: 'stopped by a person',
  interrupted: 'interrupted',
  timeout: 'not in time',
};

/** How an act ended, where it is not simply done. */
export function outcomeWords(outcome: string): string {
  return outcomes[outcome] ?? outcome.replaceAll('_', ' ');
}

export function siteOf({ url }: Pick<LiveSession, 'url'>): string {
  if (!URL.canParse(url)) return '';
  const { host, protocol, pathname } = new URL(url);
  return host || `${protocol}${pathname}`;
}

/** Who drives, in words. */
export function driverWords({ driver, locked, paused }: LiveSession): string {
  if (paused) return 'paused';
  if (driver === 'user') return locked ? 'you drive, until you hand back' : 'you drive';
  return 'tabrelay drives';
}

/** Such as `4 s` or `3 min`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Minutes and seconds that are left, such as `9:05`. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
