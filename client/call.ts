/** What the parts of the client share: types of a call. */
export type BodyOf<Operation> = Operation extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
export type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

export interface CallOptions {
  /** Cancels the call: the relay stops what the call has begun, and the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Names the call. A later call with the same key and body gets the first answer. Default: a random one. */
  idempotencyKey?: string;
}

/** Sends one call below `/v1`, and repeats it until it is answered. */
export type Call = <Reply>(method: string, path: string, body?: object, call?: CallOptions) => Promise<Reply>;
