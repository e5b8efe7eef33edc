import * as z from 'zod';
import { SettingsInvalid } from './settings-invalid.ts';

/** Push services of the browsers in use: Chrome and those made from it, Firefox, Safari, Edge. */
const knownServices = [
  ...['https://fcm.googleapis.com', 'https://updates.push.services.mozilla.com'],
  ...['https://*.push.apple.com', 'https://*.notify.windows.com'],
].join(',');

const key = (bytes: string) =>
  z.string().regex(new RegExp(`^([\\w-]{${bytes}})?$`), 'must be a VAPID key in base64url');

/** The environment variables of notifications in browsers, each with its meaning. */
export const pushEnvironment = {
  PUSH_PUBLIC_KEY: key('87')
    .default('')
    .describe(
      'Public VAPID key, in base64url; npm run setup makes the pair, and without it browsers get no notifications',
    ),
  PUSH_PRIVATE_KEY: key('43').default('').describe('Private VAPID key of that pair'),
  PUSH_CONTACT: z
    .union([z.literal(''), z.url({ protocol: /^(mailto|https)$/, error: 'must be a mailto: or https:// address' })])
    .default('')
    .describe('Where push services reach the clinic; CLINIC_EMAIL or PUBLIC_URL unless set'),
  PUSH_SERVICES: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.*:-]+(,https?:\/\/[a-z0-9.*:-]+)*$/, 'must be addresses such as https://*.push.example')
    .default(knownServices)
    .describe('Push services that notifications are sent to, with commas between; * is one or more parts of a name'),
};

type PushValues = z.infer<z.ZodObject<typeof pushEnvironment>>;

/** How notifications leave. */
export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;
  /** Whether an address that a browser names is that of a push service; to others nothing is ever sent. */
  readonly isService: (endpoint: string) => boolean;
}

function serviceTest(services: string): (endpoint: string) => boolean {
  const patterns = services.split(',').map((service) => {
    const escaped = service.replace(/[.]/g, '\\.').replace(/\*/g, '[a-z0-9.-]+');
    return new RegExp(`^${escaped}$`);
  });
  return (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const { origin, username, password } = new URL(endpoint);
    return username === '' && password === '' && patterns.some((pattern) => pattern.test(origin));
  };
}

/**
 * Notifications as the environment sets them; null where there are none.
 * @throws {SettingsInvalid} when half of the pair is missing, or nobody can be reached
 */
export function pushSettingsOf(
  values: PushValues,
  { email, origin }: { email: string | null; origin: string },
): PushSettings | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = values;
  if (publicKey === '' && privateKey === '') return null;
  if (publicKey === '' || privateKey === '')
    throw new SettingsInvalid('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are set together or not at all');
  const contact = values.PUSH_CONTACT || (email === null ? origin : `mailto:${email}`);
  if (contact === '')
    throw new SettingsInvalid('PUSH_CONTACT, CLINIC_EMAIL or PUBLIC_URL is required with PUSH_PUBLIC_KEY');
  return { publicKey, privateKey, contact, isService: serviceTest(values.PUSH_SERVICES) };
}
