/** Maps each kind of instruction to the function that executes it. */
import { doMouse } from './execute/do-click';
import { doDrag, doPress, doScroll, doSort, doWait } from './execute/do-move';
import { doFind, doOther } from './execute/do-named-control';
import { doClose, doOpen } from './execute/do-open';
import { doRead } from './execute/do-read';
import { act, type Came, type PlanState, type Work } from './execute/plan-state';
import { doTick } from './fields/do-check';
import { doChoose } from './fields/do-choose';
import { doClear, doEnter } from './fields/do-enter';
import { doLogin, doSearch, doSubmit } from './fields/do-form';
import { doSend } from './fields/do-send';
import { doSlide } from './fields/do-slide';
import { doSuggest } from './fields/do-suggest';
import { readOff } from './match/read-value';
import type { Instruction, Target } from './prompt/instruction';

/** The work that an instruction is. @param prompt all of the task, which may stand on the page as well */
export function workFor(plan: PlanState, instruction: Instruction, prompt: string): Work {
  switch (instruction.do) {
    case 'click':
    case 'dblclick':
    case 'rightclick':
    case 'hover':
    case 'focus':
      return doMouse(plan, instruction.do, instruction.target, prompt);
    case 'enter':
      return doEnter(plan, instruction.value, instruction.target, instruction.typed ?? false);
    case 'clear':
      return doClear(plan, instruction.target);
    case 'select':
      return doChoose(plan, instruction, prompt);
    case 'tick':
      return doTick(
        plan,
        instruction.on,
        instruction.names,
        instruction.quoted,
        instruction.where,
        instruction.kind,
      );
    case 'slide':
      return doSlide(plan, instruction.target, instruction.value);
    case 'open':
    case 'shut':
      return doOpen(plan, instruction.target, instruction.do === 'open', instruction.plural, prompt);
    case 'close':
      return doClose(plan, instruction.target, prompt);
    case 'navigate':
      return open(plan, instruction.url);
    case 'back':
    case 'forward':
    case 'reload':
      return simply(plan, instruction.do, undefined, `Done: ${instruction.do}.`);
    case 'search':
      return doSearch(plan, instruction.words, instruction.target);
    case 'login':
      return doLogin(plan, instruction.user, instruction.password);
    case 'submit':
      return doSubmit(plan, instruction.target);
    case 'press':
      return doPress(plan, instruction.key, instruction.target, prompt);
    case 'scroll':
      return doScroll(plan, instruction, prompt);
    case 'drag':
      return doDrag(plan, instruction);
    case 'wait':
      return doWait(plan, instruction);
    case 'sort':
      return doSort(plan, instruction, prompt);
    case 'find':
      return doFind(plan, instruction.target, prompt);
    case 'copy':
      return atOnce(copy(plan, instruction.from));
    case 'read':
      return atOnce(doRead(plan, instruction.question));
    case 'other':
      return doOther(plan, instruction.verb, instruction.target, instruction.said, prompt);
    case 'send':
      return doSend(plan, instruction);
    case 'suggest':
      return doSuggest(plan, instruction);
    case 'upload':
      return atOnce({ trouble: 'Files cannot be chosen from words. Use the step action "upload".' });
    case 'unknown':
      return atOnce({ trouble: `"${instruction.said}" cannot be read as an instruction.` });
  }
}

async function* open(plan: PlanState, url: string): Work {
  const came = yield* act(plan, 'navigate', undefined, url);
  if ('trouble' in came) return came;
  return { did: came.result.stays ? `${url} is a file, which the browser saves.` : `Opened ${url}.` };
}

async function* simply(plan: PlanState, action: string, value: string | undefined, did: string): Work {
  const came = yield* act(plan, action, undefined, value);
  return 'trouble' in came ? came : { did };
}

async function copy(plan: PlanState, from: Target): Promise<Came> {
  const text = readOff(await plan.look(), `the text of ${from.said}`);
  if (text === undefined) return { trouble: `${from.said} cannot be found on the page.` };
  plan.held = text;
  return { did: `Copied "${text.length > 80 ? `${text.slice(0, 77)}...` : text}".` };
}

// biome-ignore lint/correctness/useYield: it is work like any other, and needs no act.
async function* atOnce(came: Came | Promise<Came>): Work {
  return await came;
}
