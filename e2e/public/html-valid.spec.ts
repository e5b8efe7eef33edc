import { execFile, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, languages } from '../browser/test.ts';
import { mainSite } from '../site/main-site.ts';
import { root } from '../site/processes.ts';
import { linkTo, publicPages } from './pages.ts';
import { test } from './read-page.ts';

const home = process.env['JAVA_HOME'];
const java = home === undefined ? 'java' : path.join(home, 'bin', 'java');
const checker = path.join(root, 'e2e', 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

interface Message {
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

/** What the Nu checker of the W3C finds wrong in the files of a folder; it looks at all of them in one run. */
function errorsIn(folder: string): Promise<Message[]> {
  return new Promise((resolve, reject) => {
    execFile(
      java,
      ['-jar', checker, '--errors-only', '--format', 'json', '--exit-zero-always', folder],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, _printed, reported) => {
        if (error !== null) return reject(new Error(reported, { cause: error }));
        resolve((JSON.parse(reported) as { messages: Message[] }).messages);
      },
    );
  });
}

test('the HTML of every public page is valid, in both languages', async ({ read }) => {
  test.skip(spawnSync(java, ['-version']).status !== 0, 'The checker runs on Java, which is not installed here.');
  const folder = path.join(root, '.cache', 'reports', 'html');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pages = [
    ...publicPages.map(({ address }) => address),
    ...['/zzz', '/status', '/login', '/register', '/forget', '/password/reset', '/phone/verification/nobody'].map(
      (address) => ({
        ar: address,
        en: address,
      }),
    ),
  ];
  for (const [place, address] of pages.entries()) {
    for (const lang of languages) {
      const { html } = await read(linkTo(address[lang], lang));
      const name = address.en.replace(/\W+/g, '-');
      await writeFile(path.join(folder, `${String(place).padStart(2, '0')}${name}.${lang}.html`), html);
    }
  }
  const refused = await fetch(`${mainSite().url}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=nobody',
  });
  await writeFile(path.join(folder, 'contact-with-errors.ar.html'), await refused.text());

  const reported = (await errorsIn(folder)).map(
    ({ url, lastLine, message, extract }) => `${path.basename(url)}:${lastLine} ${message} ${extract.trim()}`,
  );
  expect(reported).toEqual([]);
});
