import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultCountry } from '@clinic/contracts';
import type { Country } from '@clinic/contracts';
import { countryOf } from '@clinic/contracts/countries';
import * as z from 'zod';
import { BranchRecord } from '../../api/src/content/collections/branches.ts';
import { schemaMistakes } from '../../api/src/content/schema-mistakes.ts';
import { YamlSource } from '../../api/src/content/yaml-source.ts';
import { environment as apiEnvironment } from '../../api/src/settings/environment.ts';
import { environment as hostEnvironment } from '../../host/server/settings.ts';
import { storeEnvironment } from '../../releases/src/store/location.ts';
import { settingsProblems } from '../require-settings.ts';
import { keysOf } from './generated-keys.ts';
import { questions } from './questions.ts';

/** What was answered, by the key of the question; empty for no answer. */
export type Answers = Readonly<Record<string, string>>;

/** Answers, and settings that no question asks for. */
export interface Answered {
  readonly answers: Answers;
  readonly settings: Readonly<Record<string, string>>;
  /** Where patients are seen, as `branches.yaml` has them; none where the answers above say it. */
  readonly branches: readonly BranchRecord[];
}

const Written = z.union([z.string(), z.number().transform(String), z.null().transform(() => '')]);
const AnswersFile = z.record(z.string(), z.union([Written, z.record(z.string(), Written), z.array(z.unknown())]));
const Branches = z.array(BranchRecord).min(1, 'must name one branch at least');
type BranchRecord = z.infer<typeof BranchRecord>;

const known = new Set([hostEnvironment, apiEnvironment, storeEnvironment].flatMap(({ shape }) => Object.keys(shape)));
const asked = new Map(questions.flatMap(({ key, setting }) => (setting === null ? [] : [[setting, key] as const])));
const keyed = new Set(Object.keys(keysOf({})));

/** What `settings` of a file of answers may not name: what questions ask for, what is generated, what there is not. */
function problemOfSetting(name: string): string | null {
  const key = asked.get(name);
  if (key !== undefined) return `settings.${name} is the answer "${key}": write it there`;
  if (keyed.has(name)) return `settings.${name} is a key, which the setup makes`;
  return known.has(name) && name !== 'CLINIC_MODE' ? null : `settings.${name} is no setting of the site`;
}

/** Reads a file of answers: its answers, and everything about it that is wrong whatever they say. */
export function readAnswers(file: string): Answered & { readonly problems: readonly string[] } {
  const none = { answers: {}, settings: {}, branches: [] };
  if (!existsSync(file)) return { ...none, problems: [`There is no file ${file}`] };
  const source = new YamlSource(path.basename(file), readFileSync(file, 'utf8'));
  if (source.mistakes.length > 0)
    return { ...none, problems: source.mistakes.map(({ line, what }) => `${source.file}:${line} ${what}`) };
  const parsed = AnswersFile.safeParse(source.value);
  if (!parsed.success)
    return {
      ...none,
      problems: parsed.error.issues.map(({ path: at }) => `${at.join('.') || source.file} must be text`),
    };

  const { settings = {}, branches, ...rest } = parsed.data;
  const problems: string[] = [];
  if (typeof settings === 'string' || Array.isArray(settings)) problems.push('settings must name settings');
  const others = typeof settings === 'string' || Array.isArray(settings) ? {} : settings;
  const described = branches === undefined ? undefined : Branches.safeParse(branches);
  if (described?.success === false)
    for (const { path: at, what } of schemaMistakes(described.error, branches))
      problems.push(`${['branches', ...at].join('.')} ${what}`);
  for (const name of Object.keys(others)) {
    const problem = problemOfSetting(name);
    if (problem !== null) problems.push(problem);
  }
  const answers: Record<string, string> = {};
  for (const [key, value] of Object.entries(rest)) {
    const question = questions.find((one) => one.key === key);
    if (question === undefined) problems.push(`${key} is no question of the setup`);
    else if (typeof value !== 'string') problems.push(`${key} must be text`);
    else answers[key] = question.isFile && value !== '' ? path.resolve(path.dirname(file), value) : value.trim();
  }
  return { answers, settings: others, branches: described?.data ?? [], problems };
}

/** What the first branch says of the clinic where nothing else was answered. */
function answersOf([first]: Answered['branches']): Answers {
  if (first === undefined) return {};
  const { address_ar, address_en, phone, map_url } = first;
  return { address_ar, address_en, phone: phone ?? '', map_url: map_url ?? '' };
}

/** The settings that answers stand for, without keys. */
export function settingsOf({ answers, settings, branches }: Answered): Record<string, string> {
  const ofBranch = answersOf(branches);
  const given = questions.flatMap(({ key, setting }) => {
    const answer = answers[key] || (ofBranch[key] ?? '');
    return setting === null || answer === '' ? [] : [[setting, answer] as const];
  });
  return { CLINIC_MODE: 'production', ...Object.fromEntries(given), ...settings };
}

const Administrator = z.email();
const Mobile = z.union([z.literal(''), z.string().regex(/^\+[1-9]\d{7,14}$/)]);

function ownProblems(answers: Answers): string[] {
  const problems: string[] = [];
  const { administrator_email: email = '', test_phone: phone = '' } = answers;
  if (email !== '' && !Administrator.safeParse(email).success)
    problems.push('administrator_email must be an e-mail address');
  if (!Mobile.safeParse(phone).success) problems.push('test_phone must be a number such as +966500000000');
  const url = URL.parse(answers['public_url'] ?? '');
  if (url?.protocol === 'http:' && !['localhost', '127.0.0.1'].includes(url.hostname))
    problems.push('public_url must begin with https://: browsers keep a session there only');
  for (const name of ['tagline', 'address'])
    for (const [lang, other] of [
      ['ar', 'en'],
      ['en', 'ar'],
    ])
      if ((answers[`${name}_${lang}`] ?? '') === '' && (answers[`${name}_${other}`] ?? '') !== '')
        problems.push(`${name}_${lang} is missing beside ${name}_${other}`);
  return problems;
}

/** The question that a problem of {@link problemsOf} is about. */
export const keyOfProblem = (problem: string): string => problem.split(' ', 1)[0] ?? '';

/** Everything that is wrong with the answers, one line each, by the schemas that the servers read their settings with. */
export function problemsOf(answered: Answered): string[] {
  const settings = settingsOf(answered);
  const missing = questions
    .filter(({ key, required }) => required === true && (answered.answers[key] ?? '') === '')
    .map(({ key }) => `${key} is missing`);
  const own = [...missing, ...ownProblems(answered.answers)];
  const named = new Set(own.map(keyOfProblem));
  const ofServers = settingsProblems({ ...settings, ...keysOf({}) }).flatMap((problem) => {
    const setting = keyOfProblem(problem);
    const key = asked.get(setting) ?? (setting in answered.settings ? `settings.${setting}` : null);
    if (key === null) return [problem];
    return named.has(key) ? [] : [`${key} ${problem.slice(setting.length + 1)}`];
  });
  return [...own, ...ofServers];
}

const place = apiEnvironment.pick({
  ...{ CLINIC_COUNTRY: true, AMBULANCE_NUMBER: true, EMERGENCY_NUMBER: true },
  ...{ HEALTH_LINE_NUMBER: true, ABUSE_LINE_NUMBER: true },
});

type Settings = Readonly<Record<string, string>>;

/** The country of settings that have no problems. */
export const countryIn = (settings: Settings): Country => countryOf(place.parse(settings));

/** What these answers leave to be done by hand before patients come. */
export function cautionsOf(settings: Settings): string[] {
  return [...cautionsOfPlace(settings), ...cautionsOfProviders(settings)];
}

function cautionsOfProviders({ SMS_PROVIDER: sms = '', WHATSAPP_PHONE_ID: whatsApp = '' }: Settings): string[] {
  const providers = [
    ...(sms === '' ? [] : [sms === 'webhook' ? 'who sends SMS behind SMS_URL' : `${sms} (SMS)`]),
    ...(whatsApp === '' ? [] : ['Meta (WhatsApp)']),
  ];
  if (providers.length === 0) return [];
  return [
    `Patients' numbers and the text of messages go to ${providers.join(' and ')}: name them on the page on privacy, in both languages. docs/operations/setup.md says what else that page promises.`,
  ];
}

function cautionsOfPlace(settings: Settings): string[] {
  const country = countryIn(settings);
  if (country === defaultCountry) return [];
  const { ambulance, police, healthLine, abuseLine } = country.emergency;
  const line = (number: string | null) => number ?? 'none';
  return [
    `Before patients come, call these numbers and see who answers. In need, the site and its messages send people to: ambulance ${ambulance}, police ${police}, advice on health ${line(healthLine)}, violence at home ${line(abuseLine)}. docs/operations/setup.md says how to change them.`,
    ...(country.code === defaultCountry.code
      ? []
      : ['The page on privacy names the law and the authority of Saudi Arabia: write those of your country.']),
  ];
}
