// Save a screenshot of the window and one of a single element.
import { writeFileSync } from 'node:fs';
import { call, practice } from './tabrelay.mjs';

async function save(path, file) {
  const { screenshot } = await call('GET', path);
  writeFileSync(file, Buffer.from(screenshot, 'base64'));
  console.log(file);
}

const { sessionId } = await call('POST', '/session', { url: practice });
try {
  await save(`/session/${sessionId}/screenshot?raise=true`, 'window.png');
  await save(`/session/${sessionId}/screenshot?raise=true&selector=table`, 'table.png');
} finally {
  await call('DELETE', `/session/${sessionId}`);
}
