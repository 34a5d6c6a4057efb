// Open a session, click, read the result, close the session.
import { call, practice } from './tabrelay.mjs';

const { sessionId } = await call('POST', '/session', { url: practice });
try {
  await call('POST', `/session/${sessionId}`, { action: 'click', selector: '#hello' });
  const { result } = await call('POST', `/session/${sessionId}`, { action: 'text', selector: '#greeting' });
  console.log(result);
} finally {
  await call('DELETE', `/session/${sessionId}`);
}
