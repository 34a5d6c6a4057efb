// Open a session, click, read the result. The session is closed where its block ends.
import { Tabrelay } from 'tabrelay/client';

const practice = `${process.env.TABRELAY_URL || 'http://127.0.0.1:8787'}/practice`;

const tabrelay = new Tabrelay();
await using session = await tabrelay.open({ url: practice });
await session.step({ action: 'click', selector: '#hello' });
console.log(await session.step({ action: 'text', selector: '#greeting' }));
