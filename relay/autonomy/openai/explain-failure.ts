/** Says in plain words why a model server gave no answer. */

const causes: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at',
  ENOTFOUND: 'there is no such host as that of',
  EAI_AGAIN: 'the name could not be looked up of',
  ETIMEDOUT: 'no connection could be made to',
  EHOSTUNREACH: 'no way leads to',
};

/**
 * @param failure the error, or an answer that is no chat completion
 * @param url of the server, without a key
 */
export function explainFailure(failure: unknown, url: string): string {
  const cause = causes[codeOf(failure) ?? ''];
  if (cause) return `${cause} ${url}.`;
  const words = failure instanceof Error ? failure.message : textOf(failure);
  const isPage = /<!doctype html|<html\b/i.test(words);
  if (isPage || /^404\b/.test(words))
    return `at ${url} something else answers${isPage ? ', with a web page' : ` (${words.slice(0, 100)})`}: it is no chat completion. The address of a model server usually ends with /v1.`;
  if (failure instanceof Error) return words;
  const said = words ? `: ${words.slice(0, 200)}` : '';
  return `${url} answered with something that is no chat completion${said}.`;
}

function textOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  const { error } = (answer ?? {}) as { error?: { message?: unknown } | string };
  const message = typeof error === 'object' ? error.message : error;
  return typeof message === 'string' ? message : '';
}

/** Of the innermost cause. */
function codeOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined;
  const { cause, code } = failure as { cause?: unknown; code?: unknown };
  return codeOf(cause) ?? (typeof code === 'string' ? code : undefined);
}
