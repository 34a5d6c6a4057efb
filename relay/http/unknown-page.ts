/** The page that a browser shows for an unknown path, in place of JSON. */
import { html } from 'hono/html';

/** @param message what there is in its place */
export function unknownPage(message: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:" />
        <title>tabrelay: nothing here</title>
        <link rel="icon" href="data:," />
        <style>
          :root { color-scheme: light dark; }
          body { max-width: 560px; margin: 16vh auto; padding: 0 24px; overflow-wrap: anywhere; font: 16px/1.55 system-ui, sans-serif; }
        </style>
      </head>
      <body>
        <h1>Nothing here</h1>
        <p>${message}</p>
        <p><a href="/docs">The reference, with a try-out</a> · <a href="/practice">The practice page</a></p>
      </body>
    </html>`;
}
