import * as z from 'zod';
import type { Lang } from '@clinic/contracts';
import type { TemplateKind } from './channel-names.ts';
import { templateKinds } from './channel-names.ts';
import { dailyCount } from './daily-count.ts';
import type { PaidLimits } from './paid-limits.ts';
import { SettingsInvalid } from './settings-invalid.ts';

/** The environment variables of WhatsApp, each with its meaning. */
export const whatsappEnvironment = {
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{0,32}$/, 'must be the id of a number, which has digits only')
    .default('')
    .describe('Id of the number that sends by WhatsApp, from Meta; without it nothing leaves that way'),
  WHATSAPP_TOKEN: z.string().default('').describe('Access token of a system user at Meta that may send messages'),
  WHATSAPP_APP_SECRET: z
    .string()
    .default('')
    .describe('Secret of the app at Meta, with which it signs what becomes of messages'),
  WHATSAPP_VERIFY_TOKEN: z
    .union([z.literal(''), z.string().min(16, 'must have at least 16 characters')])
    .default('')
    .describe(
      'What Meta shows when the address of the webhook is set there; a text of your own, at least 16 characters',
    ),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .default('https://graph.facebook.com/v23.0')
    .describe('Address of the Cloud API, with its version'),
  WHATSAPP_TEMPLATES: z
    .string()
    .default('')
    .describe(
      'Names of templates that differ from those of messages.md, such as visit_reminder=reminder_2,visit_moved:en=moved',
    ),
  WHATSAPP_BUDGET: dailyCount(5000).describe('Most messages by WhatsApp that are paid for in a day'),
};

type WhatsAppValues = z.infer<z.ZodObject<typeof whatsappEnvironment>>;

/** How messages leave by WhatsApp. */
export interface WhatsAppSettings extends PaidLimits {
  readonly phoneId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** What a template is called at Meta. */
  readonly templateName: (kind: TemplateKind, lang: Lang) => string;
}

const isKind = (kind: string): kind is TemplateKind => (templateKinds as readonly string[]).includes(kind);

/** Names by kind, and by kind and language. */
function namesOf(list: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const entry of list.split(',').filter((one) => one !== '')) {
    const [, kind = '', lang = '', name = ''] = /^([a-z_]+)(:ar|:en)?=([a-z0-9_]{1,512})$/.exec(entry) ?? [];
    if (!isKind(kind)) throw new SettingsInvalid(`WHATSAPP_TEMPLATES has no template ${entry.slice(0, 60)}`);
    names.set(`${kind}${lang}`, name);
  }
  return names;
}

/**
 * WhatsApp as the environment sets it; null where it is not used.
 * @throws {SettingsInvalid} when some of what it takes is missing
 */
export function whatsappSettingsOf(values: WhatsAppValues, limits: PaidLimits): WhatsAppSettings | null {
  if (values.WHATSAPP_PHONE_ID === '') return null;
  // Whether a message arrived, and so whether it must go another way, only the webhook says.
  const needed = ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const;
  const missing = needed.filter((name) => values[name] === '');
  if (missing.length > 0)
    throw new SettingsInvalid(...missing.map((name) => `${name} is required with WHATSAPP_PHONE_ID`));
  const names = namesOf(values.WHATSAPP_TEMPLATES);
  return {
    phoneId: values.WHATSAPP_PHONE_ID,
    token: values.WHATSAPP_TOKEN,
    appSecret: values.WHATSAPP_APP_SECRET,
    verifyToken: values.WHATSAPP_VERIFY_TOKEN,
    url: values.WHATSAPP_URL.replace(/\/$/, ''),
    ...limits,
    templateName: (kind, lang) => names.get(`${kind}:${lang}`) ?? names.get(kind) ?? kind,
  };
}
