import type { PreferenceValues } from '../../protocol/user/preferences';

type Windows = PreferenceValues['windows'];

const kinds: readonly { value: Windows; name: string; explanation: string }[] = [
  {
    value: 'asked',
    name: 'As each program asks',
    explanation: 'Behind your windows, unless it says otherwise.',
  },
  { value: 'behind', name: 'Behind my windows', explanation: 'They never take the focus.' },
  {
    value: 'normal',
    name: 'In front',
    explanation: 'Normal windows that take the focus, so that you see what begins.',
  },
  {
    value: 'minimised',
    name: 'Minimised',
    explanation:
      'The browser draws nothing in them: there are no pictures, and some pages stand still. Windows that a page opens are behind yours.',
  },
];

/** How windows of sessions open, from the next one on. */
export function WindowChoice({ windows, choose }: { windows: Windows; choose(windows: Windows): void }) {
  return (
    <fieldset class="choices">
      <legend>
        <h2>Windows of sessions</h2>
      </legend>
      {kinds.map(({ value, name, explanation }) => (
        <p key={value} class="choice">
          <input
            type="radio"
            name="windows"
            id={`windows-${value}`}
            checked={windows === value}
            aria-describedby={`about-${value}`}
            onChange={() => choose(value)}
          />
          <label for={`windows-${value}`}>{name}</label>
          <small class="dim" id={`about-${value}`}>
            {explanation}
          </small>
        </p>
      ))}
    </fieldset>
  );
}
