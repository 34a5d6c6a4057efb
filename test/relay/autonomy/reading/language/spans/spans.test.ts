/** Recognition of persons, dates, places and amounts in texts. */
import { expect, test } from 'vitest';
import { type AnswerType, spansOf } from '../../../../../../relay/autonomy/reading/language/spans/spans';

test.each<[AnswerType, string, string[]]>([
  ['money', 'It costs €12.50 or $1,200 per month.', ['€12.50', '$1,200 per month']],
  ['money', 'A price between 250,000 kroner and nothing.', ['250,000 kroner']],
  ['money', 'The cost is 165, for a group of 12.', ['165']],
  ['money', 'Standing order rent 1,040.00 to 4 Mill Row', ['1,040.00']],
  ['money', 'With new gutters 1,860 including scaffolding, by 3 people in 200 hours.', ['1,860']],
  ['money', 'Pay 2,950 to 3,400 gross', ['2,950 to 3,400']],
  ['money', 'The fee is 12 % of 480 km.', []],
  ['length', 'The tower is 1,240 metres high and 3 ft 4 in wide.', ['1,240 metres', '3 ft 4 in']],
  [
    'duration',
    'Bake it for 45 to 50 minutes, then rest for half an hour.',
    ['45 to 50 minutes', 'half an hour'],
  ],
  ['temperature', 'It falls to −28 °C in January.', ['−28 °C']],
  ['moment', 'From Tuesday 18:00 until Wednesday 09:00.', ['Tuesday 18:00', 'Wednesday 09:00']],
  ['date', 'It was built in 1931 and opened on 14 June 2024.', ['1931', '14 June 2024']],
  ['year', 'Since the 1970s, and again in 1988.', ['1970s', '1988']],
  ['email', 'Write to ann.lee+x@mail.example.org.', ['ann.lee+x@mail.example.org']],
  ['phone', 'Call +49 30 5550 1234 before 9.', ['+49 30 5550 1234']],
  ['person', 'Mayor Teresa Lindqvist met Paul Ndiaye.', ['Mayor Teresa Lindqvist', 'Paul Ndiaye']],
  ['time', 'A day costs £7.50 if paid by 6.30pm.', ['6.30pm']],
  ['percent', 'Roughly 60 percent succeed, 4.5% do not.', ['60 percent', '4.5%']],
])('%s of "%s"', (type, text, wanted) => {
  expect(spansOf(type, text).map((span) => span.text)).toEqual(wanted);
});
