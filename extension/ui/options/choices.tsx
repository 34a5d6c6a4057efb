import { useCallback, useEffect, useState } from 'preact/hooks';
import { type PreferenceValues, preferencesSchema } from '../../protocol/user/preferences';
import { outcomeAnswerSchema, type Question } from '../../protocol/user/user-messages';
import { askWorker } from '../ask-worker';
import { AskedKeys } from './asked-keys';
import { PermittedChoice } from './permitted-choice';
import { WindowChoice } from './window-choice';

type Change = Extract<Question, { ask: 'prefer' }>['change'];

/** What the user can choose: how windows open, which keys are asked about, notifications, history. */
export function Choices() {
  const [values, setValues] = useState<PreferenceValues>();
  const read = useCallback(
    async () => setValues(await askWorker({ ask: 'preferences' }, preferencesSchema)),
    [],
  );
  const change = async (part: Change) => {
    await askWorker({ ask: 'prefer', change: part }, outcomeAnswerSchema);
    await read();
  };
  useEffect(() => void read(), [read]);
  if (!values) return null;
  return (
    <>
      <WindowChoice windows={values.windows} choose={(windows) => change({ windows })} />
      <AskedKeys values={values} choose={(alwaysAsk) => change({ alwaysAsk })} />
      <PermittedChoice
        title="Notifications"
        label="Notify me when an act waits for my approval"
        explanation="The notification says which act waits. You decide in the popup, not in the notification."
        permission="notifications"
        isOn={values.notify}
        choose={(notify) => change({ notify })}
      />
      <PermittedChoice
        title="History"
        label="Leave the pages of sessions out of the browser’s history"
        explanation="Each visit of a session is removed about a second after it. Your own visits to the same pages stay, unless they were within the same second and a half. Cookies, cache and downloads stay as they are."
        permission="history"
        isOn={values.forgetHistory}
        choose={(forgetHistory) => change({ forgetHistory })}
      />
    </>
  );
}
