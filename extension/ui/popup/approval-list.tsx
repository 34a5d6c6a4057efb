import { useEffect, useRef, useState } from 'preact/hooks';
import type { WaitingApproval } from '../../protocol/approvals';
import { outcomeAnswerSchema } from '../../protocol/user/user-messages';
import { askWorker } from '../ask-worker';

/** A click that was meant for what was there before must not decide on what has just come. */
const settledAfterMs = 700;

/** The held acts that wait, the oldest first, with what the person can decide. */
export function ApprovalList({
  approvals,
  refresh,
}: {
  approvals: readonly WaitingApproval[];
  refresh(): Promise<void>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useSettled(approvals.map(({ id }) => id).join());
  const decide = async (id: string, decision: 'once' | 'task' | 'deny') => {
    // The button that was pressed goes away.
    heading.current?.focus();
    await askWorker({ ask: 'decide', id, decision }, outcomeAnswerSchema);
    await refresh();
  };
  return (
    <section class="approvals" aria-labelledby="waiting" hidden={approvals.length === 0}>
      <h2 id="waiting" tabIndex={-1} ref={heading} aria-live="polite">
        {approvals.length === 1 ? '1 act waits for you' : `${approvals.length} acts wait for you`}
      </h2>
      <ul>
        {approvals.map((approval) => (
          <ApprovalCard
            key={approval.id}
            approval={approval}
            isSettled={isSettled}
            decide={(decision) => decide(approval.id, decision)}
          />
        ))}
      </ul>
    </section>
  );
}

function ApprovalCard({
  approval,
  isSettled,
  decide,
}: {
  approval: WaitingApproval;
  isSettled: boolean;
  decide(decision: 'once' | 'task' | 'deny'): void;
}) {
  const { id, what, action, element, where, why, keyName, isTask, expiresAt } = approval;
  const title = `approval-${id}`;
  const buttons = [
    ['once', 'Approve once', 'main'],
    ['task', isTask ? 'For this task' : 'For this session', ''],
    ['deny', 'Deny', 'bad'],
  ] as const;
  return (
    <li class="approval">
      <p class="what" id={title}>
        <strong>
          {action} on {element}
        </strong>{' '}
        <span class="kind">{what.replaceAll('_', ' ')}</span>
      </p>
      <p class="where">{where}</p>
      <p class="dim">{why}</p>
      <p class="dim">
        Asked by {isTask ? 'a task' : 'a step'} of key {keyName}. Counts as denied in{' '}
        <span role="timer">{countdown(Date.parse(expiresAt) - Date.now())}</span>.
      </p>
      <fieldset class="buttons" aria-labelledby={title} disabled={!isSettled}>
        {buttons.map(([decision, name, kind]) => (
          <button
            key={decision}
            type="button"
            class={kind}
            onClick={({ isTrusted }: MouseEvent) => isTrusted && decide(decision)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </li>
  );
}

/** False for a moment after `value` has changed. */
function useSettled(value: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}

/** `9:41` */
function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.round(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
