import { mkdtempSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { aPdf } from '../../testing/pdf.ts';
import { decryptFile, encryptFile, newFileKey } from './encrypted-file.ts';
import { inspectPdf } from './inspect-pdf.ts';

let folder = mkdtempSync(join(tmpdir(), 'clinic-test-pdf-'));
afterEach(async () => {
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'clinic-test-pdf-'));
});

async function inspected(content: string | Uint8Array) {
  const file = join(folder, 'cv.enc');
  const key = newFileKey();
  const sent = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content);
  await writeFile(file, encryptFile(key, sent));
  const { kind } = await inspectPdf(file, key);
  return { kind, stored: decryptFile(await readFile(file), key), files: await readdir(folder) };
}

async function madeWith(work: (document: PDFDocument) => unknown, compressed = true) {
  const document = await PDFDocument.create();
  document.addPage();
  await work(document);
  return document.save({ useObjectStreams: compressed });
}

test('a CV that only shows something is written again and can be read', async () => {
  const made = await madeWith((document) => document.getPage(0).drawText('CV'));
  for (const content of [aPdf(), made]) {
    const { kind, stored, files } = await inspected(content);
    expect([kind, files]).toEqual(['clean', ['cv.enc']]);
    expect((await PDFDocument.load(stored)).getPageCount()).toBe(1);
  }
});

test.each<[string, string]>([
  ['a script at opening', aPdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' })],
  [
    'a script in another spelling',
    aPdf({ catalogue: '/OpenAction << /S /J#61va#53cript /J#53 (app.alert\\(1\\)) >>' }),
  ],
  [
    'a script among names',
    aPdf({ catalogue: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', objects: ['<< >>'] }),
  ],
  ['an action of the page', aPdf({ page: '/AA << /O << /S /URI /URI (https://evil.example) >> >>' })],
  ['a program to start', aPdf({ page: '/Annots [<< /Type /Annot /A << /S /Launch /F (cmd.exe) >> >>]' })],
  ['a file inside', aPdf({ objects: ['<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream'] })],
  ['a form that sends itself', aPdf({ page: '/Annots [<< /A << /S /SubmitForm /F (https://evil.example) >> >>]' })],
  ['a scripted form', aPdf({ catalogue: '/AcroForm << /XFA (x) >>' })],
  ['something that nothing points to', aPdf({ objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'] })],
  ['arrays in arrays without end', aPdf({ objects: [`${'['.repeat(500)}${']'.repeat(500)}`] })],
])('%s is refused', async (_what, content) => {
  expect((await inspected(content)).kind).toBe('active');
});

test.each([true, false])('what a program wrote into compressed objects (%s) is found too', async (compressed) => {
  const script = await madeWith((document) => document.addJavaScript('go', 'app.alert(1)'), compressed);
  const attachment = await madeWith(
    (document) => document.attach(Buffer.from('MZ'), 'cv.exe', { mimeType: 'application/x-msdownload' }),
    compressed,
  );
  expect((await inspected(script)).kind).toBe('active');
  expect((await inspected(attachment)).kind).toBe('active');
});

test('nobody can look into one with a password', async () => {
  const locked = await madeWith((document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' }));
  expect((await inspected(locked)).kind).toBe('encrypted');
});

test('of a file that is also something else only the PDF is left', async () => {
  const zip = `PK\u0003\u0004${'evil.sh'.repeat(20)}PK\u0005\u0006`;
  for (const content of [
    `${aPdf()}${zip}`,
    aPdf({ before: `%${zip}\n` }),
    aPdf({ before: '%<script>evil.sh</script>\n' }),
  ]) {
    const { kind, stored } = await inspected(content);
    expect(kind).toBe('clean');
    expect(stored.toString('latin1')).not.toContain('evil.sh');
  }
});

test('a former version of an object, which a reader could be led to, is gone', async () => {
  const former = '3 0 obj\n<< /Type /Page /Parent 2 0 R /AA << /O << /S /JavaScript /JS (x) >> >> >>\nendobj\n';
  const { kind, stored } = await inspected(aPdf().replace('1 0 obj', `${former}1 0 obj`));
  expect(['active', 'clean']).toContain(kind);
  if (kind === 'clean') expect(stored.toString('latin1')).not.toContain('JavaScript');
});

test('what is no PDF inside, has no page, or unfolds to more than memory holds is refused', async () => {
  const noPage = aPdf().replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0');
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024, ' '));
  const packed = aPdf({
    objects: [
      `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb.toString('latin1')}\nendstream`,
    ],
  });
  for (const content of ['%PDF-1.7\nxxxx\nstartxref\n1\n%%EOF\n', noPage, packed]) {
    expect((await inspected(content)).kind).toBe('unreadable');
  }
});
