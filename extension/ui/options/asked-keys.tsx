import type { PreferenceValues } from '../../protocol/user/preferences';

/** The keys for which acts with consequences always wait for the person. */
export function AskedKeys({
  values: { alwaysAsk, knownKeys },
  choose,
}: {
  values: Pick<PreferenceValues, 'alwaysAsk' | 'knownKeys'>;
  choose(alwaysAsk: string[]): void;
}) {
  const keys = [...new Set([...knownKeys, ...alwaysAsk])].sort();
  const set = (key: string, isAsked: boolean) =>
    choose(isAsked ? [...alwaysAsk, key] : alwaysAsk.filter((one) => one !== key));
  return (
    <fieldset class="choices" aria-describedby="about-asking">
      <legend>
        <h2>Always ask me</h2>
      </legend>
      <p class="dim" id="about-asking">
        Acts with consequences, such as paying, sending or deleting, wait for your approval when a program
        with one of these keys does them, also where its prompt names them and whatever it says itself. A key
        with the scope <code>approve</code> can still approve by itself.
      </p>
      {keys.length === 0 && <p>No key has opened a session in this browser yet.</p>}
      {keys.map((key) => (
        <p key={key} class="choice">
          <input
            type="checkbox"
            id={`ask-${key}`}
            checked={alwaysAsk.includes(key)}
            onChange={({ currentTarget }) => set(key, currentTarget.checked)}
          />
          <label for={`ask-${key}`}>{key}</label>
        </p>
      ))}
    </fieldset>
  );
}
