// Let your own model drive a task: it decides, tabrelay shows the page, bounds what is done, and checks the end.
import { call, practice } from './tabrelay.mjs';

/**
 * Put a call of your model here. It gets besides `rules`, its system prompt, `schema`, which its answer has to fit, and its
 * own `decisions` so far, as messages between the views. This one knows its task by heart.
 */
async function decide({ views }) {
  const view = views.at(-1);
  const greeting = /Hello, \d+/.exec(view)?.[0];
  if (greeting) return { done: { answer: greeting, evidence: greeting } };
  const ref = /button "Say hello" \[(e\d+)\]/.exec(view)?.[1];
  return { acts: [{ action: 'click', selector: `ref=${ref}` }] };
}

/** A turn is done once, however often it is sent, so a lost reply is no reason to stop. */
async function send(path, body) {
  return call('POST', path, body).catch((error) => {
    if (error.status) throw error;
    return call('POST', path, body);
  });
}

const { taskId, rules, schema, ...first } = await call('POST', '/task', {
  prompt: 'Click "Say hello"',
  url: practice,
});
const views = [];
const decisions = [];
let answer = first;
while (!answer.ended) {
  if (answer.wholePage) views.fill('(out of date)', 1);
  views.push(answer.view);
  const decision = await decide({ rules, schema, views, decisions });
  decisions.push(decision);
  answer = await send(`/task/${taskId}`, { turn: answer.turn, ...decision });
}

console.log(`${answer.ended.outcome}: ${answer.ended.answer}`);
