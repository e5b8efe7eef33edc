import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { saudiMobile } from '@clinic/contracts';
import { readAccounts } from './demo/demo-folder.ts';
import { loadDemo } from './demo/load-demo.ts';
import { cvStore } from './modules/applications/cv-store.ts';
import { Browser, siteOrigin } from './testing/browser.ts';
import type { TestClinic } from './testing/clinic.ts';
import { openClinic } from './testing/clinic.ts';
import { codeSentTo } from './testing/codes.ts';
import { engines } from './testing/database.ts';
import { aVisitor } from './testing/forms.ts';
import { aPdf } from './testing/pdf.ts';
import { decryptedText, storedText } from './testing/stored-text.ts';

const { patients, staff } = readAccounts();

/** A number as it is typed, as it is stored, and its digits alone. */
const written = (phone: string | undefined) => (phone === undefined ? [] : [phone, saudiMobile(phone) ?? phone]);

/** What is known of the people of the demo. Names of doctors are public. */
const ofTheDemo = [
  ...patients.flatMap(({ name, email, phone, family, visits }) => [
    ...[name, email, ...written(phone)],
    ...family.flatMap((one) => [one.name, one.birth_date, ...written(one.phone)]),
    ...visits.flatMap(({ cancel_reason }) => cancel_reason ?? []),
  ]),
  ...staff.flatMap(({ email, phone }) => [email, ...written(phone)]),
  ...staff.filter(({ role }) => role !== 'doctor').map(({ name }) => name),
];

const registered = {
  ...{ name: 'هيفاء المطيري', email: 'haifa.almutairi@mail.example', phone: '0557654321', marketing: true },
  ...{ password: 'Qalb-7-wardat', password_confirmation: 'Qalb-7-wardat', terms_accepted: true },
};
const agent = 'HaifasOwnBrowser/7';
const ofTheVisitor = [registered.name, registered.email, ...written(registered.phone), agent, 'HaifasCV'];

/** Everything in a folder, by path. */
function filesIn(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Registers, books and applies as a visitor does who has no account. */
async function visit(clinic: TestClinic): Promise<void> {
  const browser = new Browser(clinic);
  const from = { ...aVisitor(), 'user-agent': agent };
  await browser.send('GET', '/api/csrf-cookie');
  const answer = await browser.send('POST', '/api/register', registered, from);
  const { registration } = answer.json<{ data: { registration: string } }>().data;
  const code = await codeSentTo(clinic, saudiMobile(registered.phone) ?? '');
  const done = await browser.send('POST', `/api/phone/verification/${registration}`, { code }, from);
  expect(done.statusCode).toBe(200);
  await cvStore(clinic.services).store(Readable.from(Buffer.from(aPdf({ page: '/HaifasCV true' }), 'latin1')));
}

describe.each(engines)('a stolen copy of everything on %s', (engine) => {
  let clinic: TestClinic;
  let stored: Map<string, string>;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
    await loadDemo(clinic.database.db, clinic.now());
    await visit(clinic);
    stored = await storedText(clinic);
  }, 400_000);
  afterAll(() => clinic.close());

  test.each([...new Set([...ofTheDemo, ...ofTheVisitor])])('V27: does not say «%s» in any table', (value) => {
    const quoted = JSON.stringify(value).slice(1, -1);
    const found = [...stored].filter(([, text]) => text.includes(value) || text.includes(quoted));
    expect(found.map(([table]) => table)).toEqual([]);
  });

  test('though the server reads all of it there', async () => {
    const read = [...(await decryptedText(clinic)).values()].join('\n');
    const known = patients.flatMap(({ name, email, phone, family }) => [
      ...[name, email, saudiMobile(phone)],
      ...family.flatMap((one) => [one.name, one.birth_date]),
    ]);
    for (const value of [...known, registered.name, registered.email, agent])
      expect({ value, isThere: read.includes(String(value)) }).toEqual({ value, isThere: true });
  });

  test('V27: nor in any file', () => {
    const files = filesIn(clinic.settings.dataDir);
    expect([...files.keys()].some((path) => path.startsWith('applications'))).toBe(true);
    for (const [path, content] of files) {
      for (const value of [...ofTheDemo, ...ofTheVisitor]) {
        expect({ path, value, isThere: content.includes(value) }).toEqual({ path, value, isThere: false });
      }
    }
  });
});
