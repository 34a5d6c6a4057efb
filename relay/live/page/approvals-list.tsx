import { useRef } from 'preact/hooks';
import type { Approval } from '../../service/approvals/approval';
import { usePage } from './page-context';
import { countdown } from './sentences';
import { useNow } from './use-now';

/** The held acts that wait, with what the person can decide. */
export function ApprovalsList({ approvals }: { approvals: readonly Approval[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = approvals.filter(({ state }) => state === 'waiting');
  // The button that was pressed goes away: the focus stays near, and with the last one on the page.
  const decided = () => (waiting.length > 1 ? heading.current : document.querySelector('main'))?.focus();
  return (
    <section class="approvals" aria-labelledby="approvals" hidden={waiting.length === 0}>
      <h2 id="approvals" tabIndex={-1} ref={heading}>
        {waiting.length === 1 ? '1 act waits for you' : `${waiting.length} acts wait for you`}
      </h2>
      <ul class="plain">
        {waiting.map((approval) => (
          <ApprovalCard key={approval.id} approval={approval} decided={decided} />
        ))}
      </ul>
    </section>
  );
}

function ApprovalCard({ approval, decided }: { approval: Approval; decided(): void }) {
  const { store } = usePage();
  const now = useNow();
  const { id, what, action, element, where, why, keyName, sessionId, isTask, expiresAt } = approval;
  const decide = (decision: 'once' | 'task' | 'deny') => async () => {
    decided();
    await store.order('POST', `/approvals/${encodeURIComponent(id)}`, { decision });
  };
  const title = `approval-${id}`;
  return (
    <li class="approval">
      <p class="what" id={title}>
        <strong>
          {action} on {element}
        </strong>
        <span class="kind">{what.replaceAll('_', ' ')}</span>
      </p>
      <p class="dim">
        {where} · {why}
      </p>
      <p class="dim">
        Asked by {isTask ? 'a task' : 'a step'} of the key {keyName}, in{' '}
        <a href={`#session=${encodeURIComponent(sessionId)}`}>this session</a>. Counts as denied in{' '}
        <span role="timer">{countdown(Date.parse(expiresAt) - now)}</span>.
      </p>
      <fieldset class="buttons" aria-labelledby={title}>
        <button type="button" class="main" onClick={decide('once')}>
          Approve once
        </button>
        <button type="button" onClick={decide('task')}>
          {isTask ? 'For this task' : 'For this session'}
        </button>
        <button type="button" class="bad" onClick={decide('deny')}>
          Deny
        </button>
      </fieldset>
    </li>
  );
}
