/** Answers the MCP doors of other relays about the long calls and pictures that this relay keeps. */
import type { Keeper } from '../service/keeper';
import { callTool, type DoorParts, type DoorQuestion } from './service-backend';

export function doorKeeper(parts: DoorParts): Keeper {
  const { longCalls, pictures } = parts;
  return {
    has: (id) => longCalls.has(id) || pictures.has(id),
    async ask(asked, { caller, signal, idempotencyKey }, progress) {
      // A relay of the same version has asked it.
      const question = asked as DoorQuestion;
      if ('picture' in question) return pictures.find(caller.keyName, question.picture);
      const report = async (message: string) => void progress(message);
      const call = { ...question.call, signal, progress: report };
      return callTool({ ...parts, caller, idempotencyKey }, question.tool, question.given, call);
    },
  };
}
