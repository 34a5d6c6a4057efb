/** The manifest key and the extension id match; a changed key would lock out all paired browsers. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { extensionId } from '../../../extension/protocol/identity';
import config from '../../../wxt.config';

it('is the id that Chromium makes of the manifest’s key', () => {
  const { key } = z.object({ key: z.base64() }).parse(config.manifest);
  const digest = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex');
  const letters = [...digest.slice(0, 32)].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]);
  expect(letters.join('')).toBe(extensionId);
});
