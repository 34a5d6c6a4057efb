/** Tells whether the name of a control joins an act that the prompt does not name to one that it names. */
import { classifyName } from '../names/classify-name';
import { between } from '../names/plain-name';
import type { ActFacts } from './act-facts';

/** "Cancel subscription and pay" for who only pays. @param isNamed whether the prompt names an act of one part */
export function joinsUnnamedAct(facts: ActFacts, isNamed: (part: ActFacts) => boolean): boolean {
  const parts = facts.name.split(between);
  return (
    parts.length > 1 &&
    parts.some((name) => {
      const act = classifyName(name);
      // To approve or accept is a part of what it is joined to.
      if (!act || act.verbClass === facts.what || act.verbClass === 'grant') return false;
      return !isNamed({ ...facts, name, what: act.verbClass, object: act.object });
    })
  );
}
