/** The calls of the documentation's examples. `npm run docs` writes curl and PowerShell scripts from them. */

/** One call. `$practice` in `body` is the address of the practice page; `$id` in `path` is a kept value. */
export interface ExampleCall {
  /** The comment above the call. */
  comment: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/v1`. */
  path: string;
  body?: Record<string, unknown>;
  /** The field of the reply to keep in a variable. */
  keep?: { field: string; variable: string };
  /** The base64 field of the reply to write to a file. */
  save?: { field: string; file: string };
  /** What the call prints, where `…` is any text. Shown in the documentation and compared with the real reply. */
  reply?: string;
  /** The reply has a base64 picture, which is not printed. */
  hidesPicture?: true;
}

export interface Example {
  /** The name of its scripts. */
  name: string;
  title: string;
  calls: readonly ExampleCall[];
}

const openPractice: ExampleCall = {
  comment: 'Open a session, a window behind yours, and keep its id.',
  method: 'POST',
  path: '/session',
  body: { url: '$practice' },
  keep: { field: 'sessionId', variable: 'id' },
  reply: '{"status":"success","sessionId":"…"}',
};

const close: ExampleCall = {
  comment: 'Close the session.',
  method: 'DELETE',
  path: '/session/$id',
  reply: '{"status":"success","message":"Session … is closed."}',
};

export const examples = {
  firstCalls: {
    name: 'first-calls',
    title: 'Open a session, click, read the result, close the session.',
    calls: [
      openPractice,
      {
        comment: 'Click a button.',
        method: 'POST',
        path: '/session/$id',
        body: { action: 'click', selector: '#hello' },
        reply: '{"status":"success","result":{"action":"click","selector":"#hello","success":true,…}}',
      },
      {
        comment: 'Read what the page says now.',
        method: 'POST',
        path: '/session/$id',
        body: { action: 'text', selector: '#greeting' },
        reply: '{"status":"success","result":"Hello, 1"}',
      },
      close,
    ],
  },
  screenshot: {
    name: 'screenshot',
    title: 'Save a screenshot of the window and one of a single element.',
    calls: [
      openPractice,
      {
        comment: 'What the window shows, as PNG. raise=true: also if other windows cover it completely.',
        method: 'GET',
        path: '/session/$id/screenshot?raise=true',
        save: { field: 'screenshot', file: 'window.png' },
      },
      {
        comment: 'One element, as PNG.',
        method: 'GET',
        path: '/session/$id/screenshot?raise=true&selector=table',
        save: { field: 'screenshot', file: 'table.png' },
      },
      close,
    ],
  },
  task: {
    name: 'task',
    title: 'Do a whole task with one call.',
    calls: [
      {
        comment: 'One call opens a session, does the task and closes the session.',
        method: 'POST',
        path: '/browse',
        body: { prompt: 'Click "Say hello"', url: '$practice' },
        hidesPicture: true,
        reply:
          '{"status":"success","result":{"finalUrl":"…/practice","actions":[…],"outcome":"done",…,"screenshot":"…"}}',
      },
    ],
  },
  question: {
    name: 'question',
    title: 'Ask a question about a page.',
    calls: [
      {
        comment: 'The answer comes with the text of the page that proves it.',
        method: 'POST',
        path: '/retrieve',
        body: { query: 'What is the price of a pear?', url: '$practice' },
        reply:
          '{"status":"success","result":{"found":true,"answer":"3.10",…,"sourceText":"Pear Anjou 3.10",…}}',
      },
    ],
  },
} as const satisfies Record<string, Example>;
