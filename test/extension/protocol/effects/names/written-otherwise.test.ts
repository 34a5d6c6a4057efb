/** Names that only look like those of acts with consequences, and names that hold what such letters stand for elsewhere. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';

const whatDoes = (name: string) => classifyControl({ name, role: 'button' })?.what;

test.each([
  'DeIete account',
  'De|ete account',
  'Đelete account',
  'ɖelete account',
  '∂elete account',
  'D℮l℮te account',
  '🅓🅔🅛🅔🅣🅔 account',
  '⒟⒠⒧⒠⒯⒠ account',
  '🄳🄴🄻🄴🅃🄴 account',
  'ⓓⓔⓛⓔⓣⓔ account',
  '1. Delete account',
  '3) Delete account',
  'De-lete account',
  'De·lete account',
  'Del\u3164ete account',
  '\u202Etnuocca eteleD\u202C',
])('"%s" is deleting', (name) => expect(whatDoes(name)).toBe('delete'));

test.each(['P a y', 'B U Y', 'B-U-Y'])('"%s" is paying', (name) => expect(whatDoes(name)).toBe('pay'));

test.each([
  'Show McIntyre',
  'Co-op',
  'Check-in',
  'Read-only',
  'Drop-down',
  'A B C',
  'x | y',
  'Sign-in',
  'Log-in',
  'E-mail',
  '1. Details',
  '2) Next',
  'Wi-Fi',
  'Ordner öffnen',
  '∂x/∂t',
])('"%s" has no consequences', (name) => expect(whatDoes(name)).toBeUndefined());
