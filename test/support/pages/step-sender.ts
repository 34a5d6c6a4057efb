import type { ServerResponse } from 'node:http';
import type { StepResult } from '../../../extension/protocol/frames/frames';

/** Takes steps: a session of the shared tabrelay, or the page harness. */
export interface StepSender {
  navigate(url: string): Promise<void>;
  /** Shows the HTML, which is served at that address. */
  show(url: string, html: string): Promise<void>;
  step(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<StepResult>;
  /** A step that must fail: its status, code and message in one line. */
  refusal(action: string, selector: string, value: unknown, timeoutMs: number): Promise<string>;
  /** Answers a request of the page once a step waits. */
  hold(request: ServerResponse): void;
  close(): Promise<void>;
}
