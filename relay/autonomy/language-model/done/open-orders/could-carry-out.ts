/** Tells whether an act can have carried out an order, or only showed something. */

import { takingVerbOf } from '../../../../../extension/protocol/effects/names/verbs/taking-verbs';
import { finishers } from '../../../../../extension/protocol/effects/names/verbs/verb-table';
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { saving } from '../../../../../extension/protocol/effects/prompt/words/same-change';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import { type Deed, isRemovalByKey } from '../acts/deed';
import { isLosingWord, orderedVerb, ordersLoss, saysVerb } from '../orders/ordered-verb';
import { isChange } from '../orders/orders-change';
import { signStandsFor } from './sign-meanings';

/** Something can be gone behind acts that do these. */
const losingEffects = new Set(['delete', 'cancel', 'transfer', 'grant', 'form']);
const clicking = new Set(['click', 'dblclick', 'rightclick', 'hover']);
export const entering = new Set(['fill', 'type']);
const finishing = wordSet(finishers, 'save update');
/** What lies behind them is shown. */
const showingRoles = new Set(['link', 'tab', 'heading', 'treeitem', 'row', 'cell', 'gridcell', 'img']);
export const choosingRoles = new Set([
  'checkbox',
  'radio',
  'switch',
  'option',
  'menuitemcheckbox',
  'menuitemradio',
]);
const showing = wordSet(
  `show view open see browse more details expand menu settings options preferences search find filter sort next previous back
  manage zeige anzeigen offnen ansehen mehr einstellungen voir ouvrir plus parametres ver abrir mas ajustes apri vedi toon meer`,
);
/** Other words of controls that take something away. */
const takingAway = wordSet(
  'take leave stop end disconnect unlink detach unsubscribe archive retire bin trash minus decrease less off out hide',
);
/** A menu, and no act of its own. */
const menuSigns = /^[\s⋮⋯…•·▾▼▿▸▶►›»≡☰⚙]+$/u;
const searches = /search|find|filter|such|recherch|busca|cerca|zoek|szukaj/i;
/** Keys that move, close or send off a search. */
const movingKeys = /^(?:Escape|Tab|Shift\+Tab|Arrow\w+|Page\w+|Home|End)$/;

/** Whether the act can have made the ordered change. An act whose element is not known can have made any. */
export function couldCarryOut(deed: Deed, order: Clause): boolean {
  if (deed.answers) return true;
  const isSign = clicking.has(deed.action) && deed.effect === undefined;
  const stands = isSign ? signStandsFor(deed.name ?? '', order) : undefined;
  if (stands === false) return false;
  const verb = orderedVerb(order);
  const called = wordsOf(deed.name ?? '');
  const [first = ''] = called;
  if (ordersLoss(order)) return !deed.isBegun && (stands === true || couldTakeAway(deed, order, called));
  if (deed.effect !== undefined) return true;
  if (saysVerb(first, verb) || isChange(first) || finishing.has(first) || saving.has(first)) return true;
  return !onlyShows(deed, first);
}

function couldTakeAway(deed: Deed, order: Clause, called: readonly string[]): boolean {
  const { action, effect, name, role, value } = deed;
  if (effect !== undefined) return losingEffects.has(effect);
  if (entering.has(action)) return value === '' || value === '0';
  if (action === 'press') return isRemovalByKey(deed);
  const [first = ''] = called;
  const takes = isLosingWord(first) || saysVerb(first, orderedVerb(order));
  if (showingRoles.has(role) || deed.leads) return takes;
  if (action === 'check') return isChosen(order, called);
  if (!clicking.has(action)) return true;
  if (choosingRoles.has(role)) return isChosen(order, called);
  if (name === undefined) return !deed.target.startsWith('text=');
  if (called.length === 0) return !menuSigns.test(name);
  return (
    takes ||
    takingVerbOf(name) !== undefined ||
    finishing.has(first) ||
    called.some((word) => takingAway.has(word) || isLosingWord(word))
  );
}

/** "Olives" of a pizza without them. */
function isChosen(order: Clause, called: readonly string[]): boolean {
  return contentOf(order).some((word) => holds(called, word));
}

function onlyShows({ action, role, name, leads, target, value }: Deed, first: string): boolean {
  if (action === 'press') return movingKeys.test(value);
  if (entering.has(action)) return role === 'searchbox' || searches.test(target);
  if (!clicking.has(action)) return false;
  if (action === 'hover' || action === 'rightclick' || showingRoles.has(role)) return true;
  if (name !== undefined && (showing.has(first) || menuSigns.test(name))) return true;
  return leads && role !== 'button';
}
