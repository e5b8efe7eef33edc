import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Country } from '@clinic/contracts';
import * as z from 'zod';
import type { ChannelName } from './channel-names.ts';
import { channelNames } from './channel-names.ts';
import { dailyCount } from './daily-count.ts';
import type { PaidLimits } from './paid-limits.ts';
import { limitEnvironment, paidLimitsOf } from './paid-limits.ts';
import type { PushSettings } from './push-settings.ts';
import { pushEnvironment, pushSettingsOf } from './push-settings.ts';
import { SettingsInvalid } from './settings-invalid.ts';
import type { WhatsAppSettings } from './whatsapp-settings.ts';
import { whatsappEnvironment, whatsappSettingsOf } from './whatsapp-settings.ts';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

function isChannelOrder(order: string): boolean {
  const names = order.split(',');
  const areKnown = names.every((name) => (channelNames as readonly string[]).includes(name));
  return order === 'all' || (areKnown && names.length > 1 && new Set(names).size === names.length);
}

/** The environment variables that say how messages leave, each with its meaning. */
export const messageEnvironment = {
  SMTP_URL: z
    .union([z.literal(''), z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })])
    .default('')
    .describe('Mail server that sends e-mail, with user and password where it asks for them; without it none leaves'),
  MAIL_FROM: z
    .union([z.literal(''), z.email('must be an e-mail address')])
    .default('')
    .describe('Address that e-mail comes from; CLINIC_EMAIL unless set'),
  DKIM_DOMAIN: z.string().default('').describe('Domain that signs e-mail by DKIM, where the mail server does not'),
  DKIM_SELECTOR: z.string().default('').describe('Selector of the DKIM key in the DNS of that domain'),
  DKIM_KEY_FILE: z.string().default('').describe('File with the private DKIM key (PEM)'),
  SMS_PROVIDER: z
    .enum(['', 'webhook', 'unifonic', 'twilio'], 'must be webhook, unifonic or twilio')
    .default('')
    .describe('Who takes SMS: unifonic, twilio, or webhook for any other; without it none leaves'),
  SMS_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' })])
    .default('')
    .describe('Address that takes SMS; required for webhook, that of the provider otherwise'),
  SMS_USER: z.string().default('').describe('Account SID, for twilio'),
  SMS_SECRET: z
    .string()
    .default('')
    .describe('Key of the provider: what signs the calls of webhook, the AppSid of unifonic, the auth token of twilio'),
  SMS_SENDER: z.string().default('').describe('Name or number that SMS come from, or a messaging service of twilio'),
  ...limitEnvironment,
  SMS_BUDGET: dailyCount(5000).describe('Most SMS that are paid for in a day, long ones counted by their parts'),
  ...whatsappEnvironment,
  ...pushEnvironment,
  RECEIPTS_SECRET: z
    .union([z.literal(''), z.string().min(16, 'must have at least 16 characters')])
    .default('')
    .describe('What signs the receipts that providers post; without it none are taken'),
  MESSAGE_CHANNELS: z
    .string()
    .refine(isChannelOrder, 'must be all, or several of email, sms, whatsapp and push such as whatsapp,sms,email')
    .default('all')
    .describe(
      'Whether a message goes by every channel that the patient chose, or by the first of these, and by the next when that fails',
    ),
  QUIET_HOURS: z
    .union([
      z.literal('off'),
      z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'must be off, or times such as 21:00-08:00'),
    ])
    .default('21:00-08:00')
    .describe('Times of the clinic between which messages that can wait are not sent; off sends them at any time'),
};

type MessageValues = z.infer<z.ZodObject<typeof messageEnvironment>>;

/** How e-mail leaves. */
export interface EmailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** The address that messages come from. */
  readonly from: string;
  readonly dkim: { readonly domain: string; readonly selector: string; readonly privateKey: string } | null;
}

/** How SMS leave, and how many. */
export interface SmsSettings extends PaidLimits {
  readonly provider: 'webhook' | 'unifonic' | 'twilio';
  readonly url: string;
  readonly user: string;
  readonly secret: string;
  readonly sender: string;
}

/** How what is not urgent is sent: by every channel that somebody chose, or by the first of an order that works. */
export type ChannelOrder = 'all' | readonly ChannelName[];

/** Clinic times between which nobody is written to about what can wait; `from` may be later than `to`, over midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** How messages leave. */
export interface MessageSettings {
  /** Null where no e-mail is sent. */
  readonly email: EmailSettings | null;
  /** Null where no SMS is sent. */
  readonly sms: SmsSettings | null;
  /** Null where nothing is sent by WhatsApp. */
  readonly whatsapp: WhatsAppSettings | null;
  /** Null where browsers get no notifications. */
  readonly push: PushSettings | null;
  /** Null where no receipts are taken. */
  readonly receiptsSecret: string | null;
  readonly messageChannels: ChannelOrder;
  /** Null where everything is sent at any time. */
  readonly quietHours: QuietHours | null;
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE }: MessageValues): EmailSettings['dkim'] {
  const set = [DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE].filter((value) => value !== '').length;
  if (set === 0) return null;
  if (set < 3) throw new SettingsInvalid('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE are set together or not at all');
  try {
    const privateKey = readFileSync(resolve(projectRoot, DKIM_KEY_FILE), 'utf8');
    return { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, privateKey };
  } catch {
    throw new SettingsInvalid(`DKIM_KEY_FILE cannot be read: ${DKIM_KEY_FILE}`);
  }
}

function emailOf(values: MessageValues, clinicEmail: string | null): EmailSettings | null {
  if (values.SMTP_URL === '') return null;
  const from = values.MAIL_FROM || clinicEmail;
  if (from === null) throw new SettingsInvalid('MAIL_FROM or CLINIC_EMAIL is required with SMTP_URL');
  return { url: values.SMTP_URL, from, dkim: dkimOf(values) };
}

const smsAddresses = {
  webhook: '',
  unifonic: 'https://el.cloud.unifonic.com/rest/SMS/messages',
  twilio: 'https://api.twilio.com',
};

function smsOf(values: MessageValues, country: Country): SmsSettings | null {
  const { SMS_PROVIDER: provider, SMS_USER: user, SMS_SECRET: secret, SMS_SENDER: sender } = values;
  if (provider === '') return null;
  const url = values.SMS_URL.replace(/\/$/, '') || smsAddresses[provider];
  const missing = [
    ...(url === '' ? ['SMS_URL'] : []),
    ...(secret === '' ? ['SMS_SECRET'] : []),
    ...(sender === '' ? ['SMS_SENDER'] : []),
    ...(provider === 'twilio' && user === '' ? ['SMS_USER'] : []),
  ];
  if (missing.length > 0)
    throw new SettingsInvalid(...missing.map((name) => `${name} is required with SMS_PROVIDER=${provider}`));
  return { provider, url, user, secret, sender, ...paidLimitsOf(values, country, values.SMS_BUDGET) };
}

function channelOrderOf({ MESSAGE_CHANNELS }: MessageValues): ChannelOrder {
  if (MESSAGE_CHANNELS === 'all') return 'all';
  const wanted = MESSAGE_CHANNELS.split(',');
  return channelNames.filter((name) => wanted.includes(name)).sort((a, b) => wanted.indexOf(a) - wanted.indexOf(b));
}

function quietHoursOf({ QUIET_HOURS }: MessageValues): QuietHours | null {
  const [from, to] = QUIET_HOURS.split('-');
  return from === undefined || to === undefined ? null : { from, to };
}

/**
 * How messages leave, from the environment.
 * @param clinic what e-mail comes from where MAIL_FROM does not say, the address of the site, empty where none is set, and
 *   the country that most messages go to
 * @throws {SettingsInvalid} when a provider lacks what it needs
 */
export function messageSettingsOf(
  values: MessageValues,
  clinic: { email: string | null; origin: string; country: Country },
): MessageSettings {
  return {
    email: emailOf(values, clinic.email),
    sms: smsOf(values, clinic.country),
    whatsapp: whatsappSettingsOf(values, paidLimitsOf(values, clinic.country, values.WHATSAPP_BUDGET)),
    push: pushSettingsOf(values, clinic),
    receiptsSecret: values.RECEIPTS_SECRET || null,
    messageChannels: channelOrderOf(values),
    quietHours: quietHoursOf(values),
  };
}
