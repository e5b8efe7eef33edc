import type { Lang } from '@clinic/contracts';
import { users } from './db/schema.ts';
import { notifyOfSignIn } from './modules/auth/auth-messages.ts';
import { codeMessage } from './modules/otp/otp-messages.ts';
import { notifyNewAccount, notifyOwner } from './modules/registration/registration-messages.ts';
import type { TestClinic } from './testing/clinic.ts';
import { aPatient, openClinic, productionEnv } from './testing/clinic.ts';
import { queuedMessagesOf } from './testing/messages.ts';

const demoName = /nabd\b(?!\.example)|نبض/i;
const purposes = ['register', 'verify-phone', 'reset', 'change-email', 'change-phone'] as const;
const languages: readonly Lang[] = ['ar', 'en'];

describe('a clinic of another name', () => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic('pglite', { env: { ...productionEnv, API_DOCS: 'on' } });
  });
  afterAll(() => clinic.close());

  const name = { ar: productionEnv.BRAND_NAME_AR, en: productionEnv.BRAND_NAME_EN };

  test.each(purposes)('says its name with a code for %s', (purpose) => {
    for (const lang of languages) {
      const { body } = codeMessage(name, purpose, lang, '123456');
      expect(body).toContain(name[lang]);
      expect(body).not.toMatch(demoName);
    }
  });

  test('says its name, and no other, in every message about an account', async () => {
    const { db } = clinic.database;
    const { mail } = clinic.services;
    for (const lang of languages) {
      const { id } = await aPatient(clinic);
      await db.update(users).set({ lang, channels: ['email', 'sms'] });
      const user = (await db.select().from(users)).find((found) => found.id === id);
      if (user === undefined) throw new Error('there is no such account');
      await db.transaction(async (tx) => {
        const context = { tx, mail, now: clinic.now() };
        await notifyNewAccount(context, name, user);
        await notifyOfSignIn(context, name, user);
        await notifyOwner(context, name, user, { email: user.email, phone: user.phone ?? '', lang });
      });
    }
    const messages = await queuedMessagesOf(clinic);
    expect(messages).toHaveLength(12);
    expect(messages.filter(({ body }) => demoName.test(body))).toEqual([]);
    const sms = messages.filter(({ channel }) => channel === 'sms');
    expect(sms.filter(({ body, lang }) => !body.includes(name[lang]))).toEqual([]);
  });

  test('describes its API under its own name', async () => {
    const { info } = (await clinic.app.inject('/api/docs/json')).json<{ info: { title: string } }>();
    expect(info.title).toBe('Oasis Clinics API');
  });
});
