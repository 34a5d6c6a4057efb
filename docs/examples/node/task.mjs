// Do a whole task with one call.
import { call, practice } from './tabrelay.mjs';

const { result } = await call('POST', '/browse', { prompt: 'Click "Say hello"', url: practice });

console.log(result.outcome);
for (const { type, selector, url } of result.actions) console.log(type, selector ?? url);
