/** Maps each kind of instruction to the function that executes it. */
import type { OfferedAction } from '../../../extension/actions/table';
import { doMouse } from './execute/do-click';
import { doDrag, doPress, doScroll, doSort, doWait } from './execute/do-move';
import { doFind, doNamedControl } from './execute/do-named-control';
import { doClose, doOpen } from './execute/do-open';
import { doRead } from './execute/do-read';
import { act, type Execution, type Outcome, type PlanState } from './execute/plan-state';
import { doCheck } from './fields/do-check';
import { doChoose } from './fields/do-choose';
import { doClear, doEnter } from './fields/do-enter';
import { doLogin, doSearch, doSubmit } from './fields/do-form';
import { doSend } from './fields/do-send';
import { doSlide } from './fields/do-slide';
import { doSuggest } from './fields/do-suggest';
import { readValue } from './match/read-value';
import type { Instruction, Target } from './prompt/instruction';

/** Executes an instruction. @param prompt the whole prompt, which may be on the page as well */
export function executeInstruction(plan: PlanState, instruction: Instruction, prompt: string): Execution {
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
      return doCheck(
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
      return immediately(copy(plan, instruction.from));
    case 'read':
      return immediately(doRead(plan, instruction.question));
    case 'other':
      return doNamedControl(plan, instruction.verb, instruction.target, instruction.phrase, prompt);
    case 'send':
      return doSend(plan, instruction);
    case 'suggest':
      return doSuggest(plan, instruction);
    case 'upload':
      return immediately({ failure: 'Files cannot be chosen from words. Use the step action "upload".' });
    case 'unknown':
      return immediately({ failure: `"${instruction.phrase}" cannot be read as an instruction.` });
  }
}

async function* open(plan: PlanState, url: string): Execution {
  const outcome = yield* act(plan, 'navigate', undefined, url);
  if ('failure' in outcome) return outcome;
  return { done: outcome.result.stays ? `${url} is a file, which the browser saves.` : `Opened ${url}.` };
}

async function* simply(
  plan: PlanState,
  action: OfferedAction,
  value: string | undefined,
  done: string,
): Execution {
  const outcome = yield* act(plan, action, undefined, value);
  return 'failure' in outcome ? outcome : { done };
}

async function copy(plan: PlanState, from: Target): Promise<Outcome> {
  const text = readValue(await plan.look(), `the text of ${from.phrase}`);
  if (text === undefined) return { failure: `${from.phrase} cannot be found on the page.` };
  plan.held = text;
  return { done: `Copied "${text.length > 80 ? `${text.slice(0, 77)}...` : text}".` };
}

// biome-ignore lint/correctness/useYield: it is work like any other, and needs no act.
async function* immediately(outcome: Outcome | Promise<Outcome>): Execution {
  return await outcome;
}
