// Ask a question about a page.
import { call, practice } from './tabrelay.mjs';

const { result } = await call('POST', '/retrieve', { query: 'What is the price of a pear?', url: practice });

if (result.found) console.log(`${result.answer} (the page says: ${result.sourceText})`);
else console.log('The page does not say.');
