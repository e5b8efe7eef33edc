import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CurrentUser } from '@clinic/contracts';
import type { CurrentPreferences, MessageChannel, Preferences } from '@clinic/contracts/account';
import { ChangePreferences, ChangeProfile, messageChannels, PreferencesResponse } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { retryLostRace } from '../../db/database.ts';
import type { Queryable } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import { currentUser } from '../auth/current-user.ts';
import { correctName } from '../corrections/correct-patient.ts';
import { actorOf, lockOwnAccount, setAccountHints, signedIn } from '../auth/session.ts';
import { mailAddressOf, whatsappAddress } from '../../messaging/addresses.ts';
import { unreachableAmong } from '../../messaging/bounces.ts';
import type { UserRow } from './repo.ts';
import { updateUser } from './repo.ts';

const preferencesOf = ({ lang, digits, channels, reminders }: UserRow): Preferences => ({
  lang,
  digits,
  channels,
  reminders,
});

/** With the ways on which the last message to the account came back. */
async function currentPreferences({ db, cipher, settings }: Services, user: UserRow): Promise<CurrentPreferences> {
  const whatsapp = settings.whatsapp === null || user.phone === null ? null : whatsappAddress(user.phone);
  const ways = { email: mailAddressOf(user), sms: user.phone, whatsapp };
  const lost = await unreachableAmong(
    db,
    cipher,
    Object.values(ways).filter((way) => way !== null),
  );
  const isLost = (channel: MessageChannel) =>
    lost.has(ways[channel] ?? '') || (channel === 'email' && ways.email === null);
  const unreachable = messageChannels.filter(isLost);
  return { ...preferencesOf(user), unreachable, offered: messageChannels.filter((way) => isOffered(settings, way)) };
}

/** E-mail and SMS may be chosen also while they are not set: messages then go another way, or wait. */
const isOffered = ({ whatsapp }: Services['settings'], way: MessageChannel) => way !== 'whatsapp' || whatsapp !== null;

async function change(db: Queryable, id: number, values: Parameters<typeof updateUser>[2]): Promise<UserRow> {
  const row = await updateUser(db, id, values);
  if (!row) throw new ClinicError('SESSION_EXPIRED');
  return row;
}

/** The name of an account, and how its owner wants to be written to (S73, E6). */
export async function profileRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, settings } = services;
  const tags = ['account'];

  app.patch(
    '/api/account/profile',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Change my name, also in my visits still ahead',
        body: ChangeProfile,
        response: { 200: CurrentUser },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { userId } = actor;
      const { name } = request.body;
      const user = await retryLostRace(() =>
        db.transaction(async (tx) => {
          await correctName(tx, userId, name, clock());
          await lockOwnAccount(tx, actor);
          return change(tx, userId, { name });
        }),
      );
      if (isFromBrowser(request)) setAccountHints(reply, user);
      return currentUser(db, user);
    },
  );

  app.get(
    '/api/account/preferences',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'How I want to be written to', response: { 200: PreferencesResponse } },
    },
    async (request) => ({ data: await currentPreferences(services, actorOf(request).user) }),
  );

  app.patch(
    '/api/account/preferences',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Change how I want to be written to; what is not sent stays',
        body: ChangePreferences,
        response: { 200: PreferencesResponse },
      },
    },
    async (request) => {
      const { user } = actorOf(request);
      const { channels, ...others } = request.body;
      const byPhone = channels?.some((way) => way !== 'email') === true;
      if (byPhone && user.phone === null) throw invalidField('channels', 'settings.errors.noPhone');
      const unknown = channels?.some((way) => !isOffered(settings, way)) === true;
      if (unknown) throw invalidField('channels', 'validation.invalid');
      // Only what was sent is written: another tab may change the rest meanwhile.
      const sent = { ...others, ...(channels && { channels: [...new Set(channels)] }) };
      const changed = Object.keys(sent).length === 0 ? user : await change(db, user.id, sent);
      return { data: await currentPreferences(services, changed) };
    },
  );
}
