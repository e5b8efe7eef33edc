import { spawnSync } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { defaultCountry } from '@clinic/contracts';
import * as z from 'zod';
import { cautionsOf, countryIn, problemsOf, readAnswers, settingsOf } from './answers.ts';
import { YamlSource } from '../../api/src/content/yaml-source.ts';
import { untilUsable } from './dialogue.ts';
import { readEnvFile, writeEnvFile } from './env-file.ts';
import { keysOf } from './generated-keys.ts';
import { writeStarterContent } from './starter-content.ts';
import { starterText } from './starter-text.ts';

const PrivacyPage = z.object({
  sections: z.array(z.object({ body_ar: z.string(), body_en: z.string() })),
  groups: z.array(
    z.object({ items: z.array(z.object({ name_en: z.string(), text_ar: z.string(), text_en: z.string() })) }),
  ),
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-setup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const good = {
  ...{ public_url: 'https://care.example', name_ar: 'عيادات الواحة', name_en: "Oasis 'n' Palms" },
  ...{ administrator_name: 'Huda', administrator_email: 'huda@care.example' },
};

async function problemsIn(yaml: string): Promise<string[]> {
  const file = path.join(folder, 'answers.yaml');
  await writeFile(file, yaml);
  const { problems, ...answered } = readAnswers(file);
  return [...problems, ...problemsOf(answered)];
}

test('every wrong answer is named in one list, in the words of the questions', async () => {
  const problems = await problemsIn(`
public_url: http://care.example
name_ar: عيادات الواحة
tagline_en: Close by
phone: none
time_zone: GMT+4
country: Nowhere
administrator_email: nobody
smtp_url: http://mail.example
colour: red
settings: { PORTX: 1, MAX_REQUESTS: many, DATA_KEY: x, PUBLIC_URL: y }
`);
  expect(problems.map((problem) => problem.split(' ').slice(0, 4).join(' ')).sort()).toEqual([
    'administrator_email must be an',
    'administrator_name is missing',
    'colour is no question',
    'country must be one',
    'name_en is missing',
    'phone must be a',
    'public_url must begin with',
    'settings.DATA_KEY is a key,',
    'settings.MAX_REQUESTS must be a',
    'settings.PORTX is no setting',
    'settings.PUBLIC_URL is the answer',
    'smtp_url must be an',
    'tagline_ar is missing beside',
    'time_zone must be a',
  ]);
});

const settingsWith = (answers: Record<string, string>) =>
  settingsOf({ answers: { ...good, ...answers }, settings: {}, branches: [] });

test('a clinic elsewhere is told which emergency numbers the site names, and whose law', () => {
  const [numbers, law, ...more] = cautionsOf(settingsWith({ country: 'EG', health_line_number: 'none' }));
  expect(numbers).toMatch(/ambulance 123, police 122, advice on health none, violence at home none/);
  expect(law).toContain('privacy');
  expect(more).toEqual([]);
  expect([settingsWith({}), settingsWith({ country: 'SA' })].flatMap(cautionsOf)).toEqual([]);
  expect(cautionsOf(settingsWith({ ambulance_number: '911' }))).toEqual([expect.stringContaining('ambulance 911')]);
});

test('a clinic whose messages others carry is told to name them on its page on privacy', () => {
  const cautions = (settings: Record<string, string>) => cautionsOf({ ...settingsWith({}), ...settings });
  expect(cautions({ SMS_PROVIDER: 'unifonic' })).toEqual([
    expect.stringMatching(/unifonic \(SMS\): name them.*privacy/),
  ]);
  expect(cautions({ SMS_PROVIDER: 'webhook', WHATSAPP_PHONE_ID: '1' })).toEqual([
    expect.stringContaining('behind SMS_URL and Meta (WhatsApp)'),
  ]);
  expect(cautions({ SMTP_URL: 'smtps://mail.care.example' })).toEqual([]);
});

test('the page on privacy says that others carry messages, and keeps no network address in logs', async () => {
  const content = path.join(folder, 'content-with-privacy');
  writeStarterContent(content, [], defaultCountry);
  const page = new YamlSource('privacy.yaml', await readFile(path.join(content, 'pages/privacy.yaml'), 'utf8')).value;
  const { sections, groups } = PrivacyPage.parse(page);
  const said = JSON.stringify(sections);
  for (const words of ['واتساب', 'رسالة نصية', 'WhatsApp', 'text message']) expect(said).toContain(words);
  const logs = groups.flatMap(({ items }) => items).find(({ name_en }) => name_en === 'Operating logs');
  expect(logs?.text_en).toContain('without your network address');
  expect(logs?.text_ar).toContain('بلا عنوان شبكتك');
});

test('an emergency number that cannot be one is refused', async () => {
  const required = Object.entries(good).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  const problems = await problemsIn(
    `${required.join('')}country: KW\nambulance_number: none\nhealth_line_number: '+96522222222'\nabuse_line_number: none\n`,
  );
  expect(problems).toEqual([
    'ambulance_number must be a number of 3 to 8 digits such as 112',
    'health_line_number must be a number of 3 to 8 digits such as 16000, or none',
  ]);
});

test('the pages to begin with name the numbers that were answered', async () => {
  const content = path.join(folder, 'content-of-kuwait');
  const country = countryIn(settingsWith({ country: 'KW', health_line_number: '151' }));
  expect(writeStarterContent(content, [], country)).toBe(true);
  const written = await Promise.all(
    ['pages/contact', 'pages/mental-health', 'assessments/mood'].map((file) =>
      readFile(path.join(content, `${file}.yaml`), 'utf8'),
    ),
  );
  for (const text of written) expect(text).toContain('112');
  for (const text of written.slice(1)) expect(text).toContain('151');
  expect(written.join()).not.toMatch(/99[79]|937|\{\{/);
  // The line of the clinic is not that of the ministry.
  expect(await readFile(path.join(content, 'pages/patient-rights.yaml'), 'utf8')).not.toMatch(/151|Saudi/);
});

test('in Saudi Arabia the questions on mental health are those of the demonstration, word by word', async () => {
  const texts = await Promise.all(
    ['api/starter', 'api/demo/content'].map((from) =>
      readFile(path.join(__dirname, '../..', from, 'assessments/mood.yaml'), 'utf8'),
    ),
  );
  const [starter, demo] = texts.map((text) => new YamlSource('mood.yaml', starterText(text, defaultCountry)).value);
  expect(starter).toEqual(demo);
});

test('a page to begin with that asks for what no country has stops the setup', () => {
  expect(() => starterText('call {{fire}}', defaultCountry)).toThrow('fire');
  expect(() => starterText('call {{healthLine}}', countryIn(settingsWith({ country: 'KW' })))).toThrow('healthLine');
});

test('a file that is no YAML, or none at all, is a problem too', async () => {
  expect(await problemsIn('name_ar: [')).toContainEqual(expect.stringMatching(/^answers\.yaml:1/));
  expect(readAnswers(path.join(folder, 'nowhere.yaml')).problems).toHaveLength(1);
});

test('the settings are read back as they were answered, by their owner alone, and the keys outlive another setup', async () => {
  const answered = {
    answers: { ...good, tagline_ar: 'قريبون منك # دائمًا', tagline_en: 'Close' },
    settings: { PORT: '1' },
    branches: [],
  };
  expect(problemsOf(answered)).toEqual([]);
  const file = path.join(folder, '.env');
  const settings = { ...settingsOf(answered), ...keysOf({}) };
  writeEnvFile(file, settings);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(readEnvFile(file)).toEqual(settings);
  expect(settings).toMatchObject({ CLINIC_MODE: 'production', BRAND_NAME_EN: "Oasis 'n' Palms", PORT: '1' });

  const again = { ...settings, ...keysOf(readEnvFile(file)) };
  expect(again).toEqual(settings);
  writeEnvFile(file, { ...again, BRAND_NAME_EN: 'Other' });
  expect(await readFile(file, 'utf8')).toContain('BRAND_NAME_EN=Other\n');
});

test('a setup that was cut off is in the way of no later one, and one that fails leaves no keys behind', async () => {
  const own = path.join(folder, 'cut-off');
  await mkdir(own);
  const file = path.join(own, '.env');
  await writeFile(`${file}.next`, 'DATA_KEY=half', { mode: 0o644 });
  writeEnvFile(file, { PORT: '1' });
  expect(readEnvFile(file)).toEqual({ PORT: '1' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(own)).toEqual(['.env']);

  await mkdir(path.join(own, 'taken'));
  expect(() => writeEnvFile(path.join(own, 'taken'), { PORT: '2' })).toThrow();
  expect(await readdir(own)).toEqual(['.env', 'taken']);
});

test('git passes over a file of settings that was cut off', () => {
  const ignored = (file: string) =>
    spawnSync('git', ['check-ignore', '--quiet', file], { cwd: __dirname }).status === 0;
  expect(['.env.next', 'clinic.env.next'].filter((file) => !ignored(file))).toEqual([]);
});

const aBranch = (slug: string) => `  - slug: ${slug}
    name_ar: فرع ${slug}
    name_en: ${slug} branch
    city_ar: جدة
    city_en: Jeddah
    address_ar: شارع ${slug}
    address_en: ${slug} Street
    phone: '+966122345678'
`;

test('several branches come from the file of answers; the first says where the clinic is', async () => {
  const file = path.join(folder, 'branches-answers.yaml');
  const required = Object.entries(good).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  await writeFile(file, `${required.join('')}branches:\n${aBranch('corniche')}${aBranch('rawdah')}`);
  const { problems, ...answered } = readAnswers(file);
  expect([...problems, ...problemsOf(answered)]).toEqual([]);
  expect(settingsOf(answered)).toMatchObject({ BRAND_ADDRESS_EN: 'corniche Street', CLINIC_PHONE: '+966122345678' });
  const content = path.join(folder, 'content');
  expect(writeStarterContent(content, answered.branches, defaultCountry)).toBe(true);
  const written = new YamlSource('branches.yaml', await readFile(path.join(content, 'branches.yaml'), 'utf8'));
  expect(written.value).toMatchObject([{ slug: 'corniche' }, { slug: 'rawdah', hours: [] }]);
});

test('a branch that cannot be used is named by its place', async () => {
  const problems = await problemsIn('branches:\n  - slug: Corniche\n    phone: call\n');
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/^branches\.0\.slug must be small/)]));
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/^branches\.0\.name_ar is missing/)]));
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/^branches\.0\.phone must be a tele/)]));
});

test('the keys of notifications are a pair that signs, and are replaced only together', () => {
  const { PUSH_PUBLIC_KEY = '', PUSH_PRIVATE_KEY = '' } = keysOf({});
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(PUSH_PRIVATE_KEY, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(PUSH_PUBLIC_KEY);
  expect([PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY].map((key) => key.length)).toEqual([87, 43]);
  expect(keysOf({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY })).toMatchObject({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY });
  expect(keysOf({ PUSH_PUBLIC_KEY })['PUSH_PUBLIC_KEY']).not.toBe(PUSH_PUBLIC_KEY);
});

test('a value that a file of settings cannot hold is refused', () => {
  expect(() => writeEnvFile(path.join(folder, 'none'), { BRAND_NAME_EN: `'"` })).toThrow('BRAND_NAME_EN');
});

test('a person is asked again for what cannot be used, and only for that', async () => {
  const answers: Record<string, string[]> = {
    'Address of the site': ['https://care.example'],
    'Name of the clinic in Arabic': ['عيادات الواحة'],
    'Name of the clinic in English': ['Oasis'],
    'Its e-mail address': ['no address', 'hello@care.example'],
    'Name of the first administrator': ['Huda'],
    'Their e-mail address': ['huda@care.example'],
  };
  const asked: string[] = [];
  const said: string[] = [];
  const { answers: given } = await untilUsable(
    (prompt) => {
      asked.push(prompt);
      const key = Object.keys(answers).find((start) => prompt.startsWith(start));
      return Promise.resolve((key && answers[key]?.shift()) || '');
    },
    (line) => said.push(line),
  );
  expect(given).toMatchObject({ email: 'hello@care.example', name_en: 'Oasis' });
  expect(said.join()).toContain('email must be an e-mail address');
  expect(asked.filter((prompt) => prompt.startsWith('Its e-mail'))).toEqual([
    'Its e-mail address (none if empty): ',
    'Its e-mail address [no address]: ',
  ]);
  expect(asked.filter((prompt) => prompt.startsWith('Name of the clinic'))).toHaveLength(2);
});
