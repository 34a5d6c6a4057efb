/** Files with secrets are judged by mode, owner and folder, and never reached through a link. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namedKeysFile, namedKeysIn } from '../../../relay/access/keys';
import { pairingsFile, pairingsIn } from '../../../relay/access/pairings';
import {
  fileVersion,
  openHome,
  openPrivateFolder,
  readPrivateFile,
  writePrivateFile,
} from '../../../relay/files/private-file';
import { tempHome } from '../../support/stand-ins/temp-home';

const nobody = 65_534;

function homeWith(name: string, text = 'kept'): { home: string; file: string } {
  const home = tempHome();
  const file = join(home, name);
  writePrivateFile(file, text);
  return { home, file };
}

test('a file that is replaced has the new text, and leaves no draft behind', () => {
  const { home, file } = homeWith('keys.json');
  writePrivateFile(file, 'new');
  expect(readPrivateFile(file)).toBe('new');
  expect(readdirSync(home)).toEqual(['keys.json']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([0o777, 0o707, 0o770, 0o722, 0o702, 0o2777])(
  'in a folder of mode %o nothing is read or written',
  (mode) => {
    const { home, file } = homeWith('keys.json');
    // Not the group that is this user's alone.
    if (process.getuid?.() === 0) chownSync(home, 0, nobody);
    chmodSync(home, mode);
    const refusal = /can be written to by others .*chmod go-w .*TABRELAY_HOME/;
    expect(() => openHome(home)).toThrow(refusal);
    expect(() => readPrivateFile(file)).toThrow(refusal);
    expect(() => writePrivateFile(file, 'new')).toThrow(refusal);
    expect(() => openPrivateFolder(join(home, 'profile'))).toThrow(refusal);
  },
);

test.each([0o700, 0o755, 0o1777])('a folder of mode %o will do', (mode) => {
  const { home, file } = homeWith('keys.json');
  chmodSync(home, mode);
  openHome(home);
  writePrivateFile(file, 'new');
  expect(readPrivateFile(file)).toBe('new');
});

test('a folder above that others can write to is named', () => {
  const above = tempHome();
  const home = join(above, 'a', 'home');
  openHome(home);
  writePrivateFile(join(home, 'api-key'), 'kept');
  chmodSync(above, 0o777);
  expect(() => readPrivateFile(join(home, 'api-key'))).toThrow(`${above} can be written to by others`);
});

test('a file is not read through a symbolic link, a link to a link or a pipe', () => {
  const { home, file } = homeWith('real');
  const links = ['api-key', 'keys.json', 'browsers.json'].map((name) => join(home, name));
  symlinkSync(file, links[0] ?? '');
  symlinkSync('api-key', links[1] ?? '');
  execFileSync('mkfifo', ['-m', '600', links[2] ?? '']);
  for (const link of links)
    expect(() => readPrivateFile(link)).toThrow(/is a symbolic link or otherwise no plain file/);
});

test('what is written replaces a link, and does not reach where it leads', () => {
  const { home, file } = homeWith('precious');
  const link = join(home, 'keys.json');
  symlinkSync(file, link);
  writePrivateFile(link, 'new');
  expect([readFileSync(file, 'utf8'), readPrivateFile(link)]).toEqual(['kept', 'new']);
});

test('a hard link to another file keeps that one as it is', () => {
  const { home, file } = homeWith('precious');
  linkSync(file, join(home, 'keys.json'));
  writePrivateFile(join(home, 'keys.json'), 'new');
  expect(readFileSync(file, 'utf8')).toBe('kept');
});

test('a link that takes the place of a file is noticed as a change', () => {
  const { home, file } = homeWith('keys.json');
  const before = fileVersion(file);
  renameSync(file, join(home, 'moved'));
  symlinkSync('moved', file);
  expect(fileVersion(file)).not.toBe(before);
});

test('a home behind links of this user is used', () => {
  const { home } = homeWith('keys.json');
  const by = tempHome();
  symlinkSync(home, join(by, 'one'));
  symlinkSync('one', join(by, 'two'));
  openHome(join(by, 'two'));
  expect(readPrivateFile(join(by, 'two', 'keys.json'))).toBe('kept');
});

test('the profile may be no link, and nobody else can read it or write to it', () => {
  const home = tempHome();
  mkdirSync(join(home, 'real'), { mode: 0o700 });
  symlinkSync('real', join(home, 'linked'));
  expect(() => openPrivateFolder(join(home, 'linked'))).toThrow(/no plain folder/);
  openPrivateFolder(join(home, 'profile'));
  expect(statSync(join(home, 'profile')).mode & 0o777).toBe(0o700);
  chmodSync(join(home, 'profile'), 0o755);
  openPrivateFolder(join(home, 'profile'));
  expect(statSync(join(home, 'profile')).mode & 0o777).toBe(0o700);
  chmodSync(join(home, 'profile'), 0o777);
  expect(() => openPrivateFolder(join(home, 'profile'))).toThrow(/can be written to by others/);
});

// Only root can give a file to somebody else.
describe.skipIf(process.getuid?.() !== 0)('another user', () => {
  test('whose key and pairing files these are does not rule this relay', () => {
    const home = tempHome();
    namedKeysIn(home).add({ name: 'bot', scopes: ['read'] });
    pairingsIn(home).save({ id: 'a1b2c3d4', name: 'Chrome', secret: 'x', byHand: true });
    for (const file of [namedKeysFile(home), pairingsFile(home)]) chownSync(file, nobody, nobody);
    const refusal = /belongs to another user \(uid 65534\), so it is not what tabrelay wrote/;
    expect(() => namedKeysIn(home).list()).toThrow(refusal);
    expect(() => pairingsIn(home).list()).toThrow(refusal);
  });

  test.each([0o700, 0o755, 0o777, 0o1777])(
    'whose folder of mode %o this is could replace what is in it',
    (mode) => {
      const { home, file } = homeWith('keys.json');
      chownSync(home, nobody, nobody);
      chmodSync(home, mode);
      const refusal = /belongs to another user \(uid 65534\), who could replace/;
      for (const work of [
        () => openHome(home),
        () => readPrivateFile(file),
        () => writePrivateFile(file, 'new'),
        () => openPrivateFolder(join(home, 'profile')),
      ])
        expect(work).toThrow(refusal);
      expect(readdirSync(home)).not.toContain('api-key');
    },
  );

  test('who owns a folder above, a link on the way or the profile is named', () => {
    const above = tempHome();
    const home = join(above, 'home');
    openHome(home);
    symlinkSync(home, join(above, 'link'));
    lchownSync(join(above, 'link'), nobody, nobody);
    expect(() => openHome(join(above, 'link'))).toThrow(`${above}/link belongs to another user`);
    const through = tempHome();
    symlinkSync(join(above, 'link'), join(through, 'mine'));
    expect(() => openHome(join(through, 'mine'))).toThrow(`${above}/link belongs to another user`);
    mkdirSync(join(home, 'profile'), { mode: 0o700 });
    chownSync(join(home, 'profile'), nobody, nobody);
    expect(() => openPrivateFolder(join(home, 'profile'))).toThrow(/profile belongs to another user/);
    chownSync(above, nobody, nobody);
    expect(() => openHome(home)).toThrow(`${above} belongs to another user`);
  });

  test('who has put drafts and links into a sticky folder beforehand gains nothing', () => {
    const home = tempHome();
    chmodSync(home, 0o1777);
    const precious = join(tempHome(), 'precious');
    writeFileSync(precious, 'kept');
    for (const name of ['api-key', `api-key.${process.pid}.new`]) {
      symlinkSync(precious, join(home, name));
      lchownSync(join(home, name), nobody, nobody);
    }
    writePrivateFile(join(home, 'api-key'), 'new');
    expect(readFileSync(precious, 'utf8')).toBe('kept');
    expect(readPrivateFile(join(home, 'api-key'))).toBe('new');
    writeFileSync(join(home, 'keys.json'), '[]', { mode: 0o600 });
    chownSync(join(home, 'keys.json'), nobody, nobody);
    expect(() => readPrivateFile(join(home, 'keys.json'))).toThrow(/belongs to another user/);
    expect(existsSync(join(home, 'keys.json'))).toBe(true);
  });
});
