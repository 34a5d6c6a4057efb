import type { TaskReport } from '../../service/tasks/task-report';

const outcomes: Readonly<Record<string, string>> = {
  done: 'Done',
  max_steps: 'Cut off: its steps or turns were used up',
  needs_user: 'Needs a person',
  gave_up: 'Gave up',
  stopped: 'Stopped by a person',
  interrupted: 'Interrupted',
  timeout: 'Not finished in time',
};

/** The task of a session: what was asked, how it stands, what it has cost. */
export function TaskFacts({ task }: { task: TaskReport }) {
  const { prompt, state, steps, outcome = '', answer, reason, usage } = task;
  const running = state === 'waiting' ? 'Waits for you' : 'Running';
  return (
    <section aria-labelledby="task">
      <h2 id="task">Task</h2>
      <p class="prompt">{prompt}</p>
      <dl class="acts">
        <dt>State</dt>
        <dd>{state === 'ended' ? (outcomes[outcome] ?? outcome.replaceAll('_', ' ')) : running}</dd>
        <dt>Steps</dt>
        <dd>{steps}</dd>
        {answer && (
          <>
            <dt>Answer</dt>
            <dd>{answer}</dd>
          </>
        )}
        {reason && (
          <>
            <dt>Reason</dt>
            <dd>{reason}</dd>
          </>
        )}
        {usage && (
          <>
            <dt>Model</dt>
            <dd>
              {usage.calls} calls, {usage.promptTokens} + {usage.completionTokens} tokens
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
