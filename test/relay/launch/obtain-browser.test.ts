/** Installing or downloading a browser, with fakes. */
import { expect, test } from 'vitest';
import { obtainBrowser, type Sources } from '../../../relay/launch/obtain-browser';

/** A machine without a browser; `apt` puts one there if it works. */
function emptyMachine(options: { isDebianRoot: boolean; aptWorks?: boolean; downloadWorks?: boolean }) {
  const programs: string[] = [];
  const ran: string[] = [];
  const sources: Sources = {
    machine: {
      platform: 'linux',
      env: { PATH: '/usr/bin' },
      isExecutable: (path) => programs.includes(path),
    },
    canInstallPackages: options.isDebianRoot,
    async run(program, args) {
      ran.push([program, ...args].join(' '));
      if (options.aptWorks && args.includes('chromium')) programs.push('/usr/bin/chromium');
      return options.aptWorks === true;
    },
    async download() {
      ran.push('download');
      if (!options.downloadWorks) throw new Error('getaddrinfo ENOTFOUND');
      return '/downloaded/chrome';
    },
    say: () => {},
  };
  return { sources, ran };
}

test('on Debian as root installs the chromium package', async () => {
  const { sources, ran } = emptyMachine({ isDebianRoot: true, aptWorks: true });
  expect(await obtainBrowser(sources)).toBe('/usr/bin/chromium');
  expect(ran).toEqual(['apt-get update', 'apt-get install --yes --no-install-recommends chromium']);
});

test('elsewhere downloads Chrome for Testing and leaves packages alone', async () => {
  const { sources, ran } = emptyMachine({ isDebianRoot: false, downloadWorks: true });
  expect(await obtainBrowser(sources)).toBe('/downloaded/chrome');
  expect(ran).toEqual(['download']);
});

test('downloads where the package cannot be installed', async () => {
  const { sources } = emptyMachine({ isDebianRoot: true, aptWorks: false, downloadWorks: true });
  expect(await obtainBrowser(sources)).toBe('/downloaded/chrome');
});

test('names the three ways out when nothing works', async () => {
  const { sources } = emptyMachine({ isDebianRoot: true });
  await expect(obtainBrowser(sources)).rejects.toThrow(
    /ENOTFOUND.*install Chrome, Edge.*TABRELAY_BROWSER.*pairing link/,
  );
});
