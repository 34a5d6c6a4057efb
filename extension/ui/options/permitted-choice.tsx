import { useState } from 'preact/hooks';
import {
  type OptionalPermission,
  requestPermission,
  returnPermission,
} from '../../background/browser-api/permissions';

/** A choice that needs a permission of the browser, which is asked for when the user makes it, and given back after. */
export function PermittedChoice(choice: {
  title: string;
  label: string;
  explanation: string;
  permission: OptionalPermission;
  isOn: boolean;
  choose(isOn: boolean): Promise<void>;
}) {
  const { title, label, explanation, permission, isOn, choose } = choice;
  const [problem, setProblem] = useState('');
  const set = async (wished: boolean) => {
    setProblem('');
    const isPermitted = wished && (await requestPermission(permission));
    if (wished && !isPermitted)
      setProblem('The browser did not get your permission, so nothing was changed.');
    await choose(isPermitted);
    if (!wished) await returnPermission(permission);
  };
  return (
    <section>
      <h2>{title}</h2>
      <p class="choice">
        <input
          type="checkbox"
          id={permission}
          checked={isOn}
          aria-describedby={`about-${permission}`}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            // It shows what is in force.
            event.currentTarget.checked = isOn;
            void set(checked);
          }}
        />
        <label for={permission}>{label}</label>
        <small class="dim" id={`about-${permission}`}>
          {explanation}
        </small>
      </p>
      <p class="bad" role="status">
        {problem}
      </p>
    </section>
  );
}
