/** How the OpenAPI document describes a step: one schema per action, told apart by the field `action`. */
import * as z from 'zod';
import type { ActionSpec } from '../../../extension/actions/action-spec';
import { allActions } from '../../../extension/actions/table';
import { noValue } from '../../../extension/actions/values';
import { stepInput } from '../../service/sessions/take-step';

const { action: _, selector, value, ...common } = stepInput.shape;

/**
 * The steps with the names of actions. Synonyms are accepted as well, but not described here, so that a generated
 * client refuses a misspelled action.
 */
export function stepSchema() {
  const entries = Object.entries(allActions());
  const steps = entries.map(([name, spec]) => schemaOf(name, spec));
  const [first, ...rest] = steps;
  if (!first) throw new Error('there are no actions');
  const mapping = Object.fromEntries(entries.map(([name]) => [name, `#/components/schemas/${idOf(name)}`]));
  return z.discriminatedUnion('action', [first, ...rest]).meta({
    id: 'Step',
    description: 'One action.',
    discriminator: { propertyName: 'action', mapping },
  });
}

function schemaOf(name: string, spec: ActionSpec) {
  const isRequired = spec.selector === 'required';
  return z
    .strictObject({
      action: z.literal(name).meta({ description: spec.title }),
      selector: isRequired ? selector.unwrap().meta({ description: selector.description }) : selector,
      value: spec.value === noValue ? value : valueSchemaOf(spec),
      ...common,
    })
    .meta({ id: idOf(name), description: spec.description });
}

/** A value that the action can do without may be absent. */
function valueSchemaOf({ value: { schema, description } }: ActionSpec) {
  const isOptional = z.safeParse(schema, undefined).success;
  const described = z.lazy(() => schema).meta({ description });
  return isOptional ? described.optional() : described;
}

function idOf(action: string): string {
  return `${action.charAt(0).toUpperCase()}${action.slice(1)}Step`;
}
