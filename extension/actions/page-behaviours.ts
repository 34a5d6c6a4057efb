import type * as z from 'zod/mini';
import type { Behaviour } from './action-spec';
import { attribute } from './page/attribute';
import { check } from './page/check';
import { clear } from './page/clear';
import { click } from './page/click';
import { count } from './page/count';
import { dblclick } from './page/dblclick';
import { drag } from './page/drag';
import { fill } from './page/fill';
import { find } from './page/find';
import { focus } from './page/focus';
import { hover } from './page/hover';
import { html } from './page/html';
import { inspect } from './page/inspect';
import { markdown } from './page/markdown';
import { passages } from './page/passages';
import { press } from './page/press';
import { rightclick } from './page/rightclick';
import { scroll } from './page/scroll';
import { select } from './page/select';
import { snapshot } from './page/snapshot';
import { submit } from './page/submit';
import { text } from './page/text';
import { type } from './page/type';
import { uncheck } from './page/uncheck';
import { upload } from './page/upload';
import { value } from './page/value';
import { visible } from './page/visible';
import type { PageWorld } from './page-world';
import type { pageSpecs } from './table';

type Specs = typeof pageSpecs;

/** What the actions that run inside a document do, by name. */
export const pageBehaviours = {
  click,
  dblclick,
  rightclick,
  hover,
  drag,
  type,
  fill,
  clear,
  press,
  select,
  check,
  uncheck,
  focus,
  scroll,
  upload,
  submit,
  text,
  html,
  attribute,
  value,
  count,
  visible,
  snapshot,
  markdown,
  passages,
  find,
  inspect,
} satisfies { [Name in keyof Specs]: Behaviour<PageWorld, z.output<Specs[Name]['value']['schema']>> };
