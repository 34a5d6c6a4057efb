/** A transcript as one HTML file that needs nothing else. */
import { html } from 'hono/html';
import type { TaskReport } from '../service/tasks/task-report';
import type { Transcript } from '../service/transcripts/transcript';

const style = `
:root { color-scheme: light dark; }
body { max-width: 860px; margin: 40px auto; padding: 0 20px; font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 22px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; font-weight: 600; padding: 16px 0 6px; }
th, td { padding: 5px 10px 5px 0; border-top: 1px solid light-dark(#d8dde6, #3a4353); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
`;
/** Without a network, scripts or forms, wherever the file is opened. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** @param task the one that ran in the session last, if there was one */
export function transcriptReport(transcript: Transcript, task: TaskReport | undefined) {
  const { sessionId, keyName, entries, dropped } = transcript;
  const facts = [
    ['Session', sessionId],
    ['Key', keyName],
    ...(task ? factsOf(task) : []),
    ...(dropped > 0 ? [['Left out', `${dropped} older entries that are not kept any more`]] : []),
  ];
  const rows = entries.map(
    ({ at, words, origin = '', outcome = '' }) =>
      html`<tr><td><time datetime="${at}">${at.replace('T', ' ').replace(/\.\d+Z/, ' UTC')}</time></td><td>${words}</td><td>${origin}</td><td>${outcome}</td></tr>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>tabrelay: what happened in ${sessionId}</title>
<style>${style}</style>
</head>
<body>
<h1>What happened</h1>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<table>
<caption>Acts, decisions and who drove, oldest first</caption>
<thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Where</th><th scope="col">Outcome</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</body>
</html>
`;
}

function factsOf({
  prompt,
  startedAt,
  state,
  steps,
  outcome,
  answer,
  reason,
  usage,
}: TaskReport): string[][] {
  return [
    ['Task', prompt],
    ['Begun', startedAt.replace('T', ' ').replace(/\.\d+Z/, ' UTC')],
    ['State', outcome ?? state],
    ['Steps', String(steps)],
    ...(answer ? [['Answer', answer]] : []),
    ...(reason ? [['Reason', reason]] : []),
    ...(usage
      ? [['Model', `${usage.calls} calls, ${usage.promptTokens} + ${usage.completionTokens} tokens`]]
      : []),
  ];
}
