import { and, eq } from 'drizzle-orm';
import type { ErrorBody, z } from '@clinic/contracts';
import type { AddedFactor, NewPasskeyOptions } from '@clinic/contracts/account';
import { passkeyChallenges } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import {
  aPasskey,
  auditedFactorActions,
  passPasswordStep,
  shownFactors,
  useFactorClinic,
} from '../../testing/factors.ts';
import { SoftwareKey } from '../../testing/software-key.ts';

const later = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('passkeys on %s', (engine) => {
  const clinic = useFactorClinic(engine);
  const factorsOf = (as: Patient) => shownFactors(clinic, as);
  const actionsOn = (patient: Patient) => auditedFactorActions(clinic, patient);
  const afterPassword = (patient: Patient) => passPasswordStep(clinic, patient);

  describe('a passkey', () => {
    type Options = z.infer<typeof NewPasskeyOptions>['data'] & { challenge: string };
    const optionsFor = async (as: Patient) =>
      (await call(clinic, 'POST', '/api/account/passkeys/options', { as })).json<{ data: Options }>().data;
    const add = (as: Patient, passkey: object, name = 'جوالي') =>
      call(clinic, 'POST', '/api/account/passkeys', { as, body: { name, passkey } });

    test('is made for the site’s host and signs a sign-in', async () => {
      const patient = await aPatient(clinic);
      const key = new SoftwareKey(siteOrigin);
      const options = await optionsFor(patient);
      expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: patient.email }, attestation: 'none' });
      const added = await add(patient, key.made(options.challenge));
      expect([added.statusCode, added.json<AddedFactor>().data.recovery_codes?.length]).toEqual([201, 10]);
      expect((await factorsOf(patient)).passkeys).toEqual([
        { id: expect.any(Number) as number, name: 'جوالي', created_at: defaultNow.toISOString(), last_used_at: null },
      ]);

      const { second, options: ask } = await afterPassword(patient);
      const asked = (await ask()).json<{ data: { passkey: Options } }>().data.passkey;
      expect(asked).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.id }] });
      expect((await second({ passkey: key.signed(asked.challenge) })).statusCode).toBe(200);
      expect(await actionsOn(patient)).toEqual([
        ['factor.enrolled', 'done', 'passkey'],
        ['factor.used', 'done', 'passkey'],
        ['session.opened', 'done', 'passkey'],
      ]);
    });

    test('a challenge is good once, for its purpose and its account, for five minutes, and of many the newest five', async () => {
      const [patient, other] = [await aPatient(clinic), await aPatient(clinic)];
      const key = new SoftwareKey(siteOrigin);
      const made = key.made((await optionsFor(patient)).challenge);
      expect((await add(other, made)).json<ErrorBody>().errors).toEqual({ passkey: ['factor.passkey'] });
      expect((await add(patient, made)).statusCode).toBe(201);
      expect((await add(patient, made)).statusCode).toBe(422);

      const { second, options } = await afterPassword(patient);
      const challenge = async () => (await options()).json<{ data: { passkey: Options } }>().data.passkey.challenge;
      const enrolling = (await optionsFor(patient)).challenge;
      expect((await second({ passkey: key.signed(enrolling) })).statusCode).toBe(422);
      const old = await challenge();
      clinic.setNow(later(6));
      expect((await second({ passkey: key.signed(old) })).statusCode).toBe(422);
      const many: string[] = [];
      for (let count = 0; count < 7; count += 1) many.push(await challenge());
      const ofSignIn = and(eq(passkeyChallenges.userId, patient.id), eq(passkeyChallenges.purpose, 'sign-in'));
      expect(await clinic.database.db.$count(passkeyChallenges, ofSignIn)).toBe(5);
      const good = key.signed(await challenge());
      expect((await second({ passkey: good })).statusCode).toBe(200);
      const again = await afterPassword(patient);
      expect((await again.second({ passkey: good })).statusCode).toBe(422);
    });

    test('what another site’s page signed, another key, or one that counts backwards does not open the account', async () => {
      const patient = await aPatient(clinic);
      const key = new SoftwareKey(siteOrigin);
      await add(patient, key.made((await optionsFor(patient)).challenge));
      const { second, options } = await afterPassword(patient);
      const challenge = async () => (await options()).json<{ data: { passkey: Options } }>().data.passkey.challenge;
      const elsewhere = key.signed(await challenge(), { origin: 'https://evil.example' });
      expect((await second({ passkey: elsewhere })).statusCode).toBe(422);
      const forged = { ...new SoftwareKey(siteOrigin).signed(await challenge()), id: key.id, rawId: key.id };
      expect((await second({ passkey: forged })).statusCode).toBe(422);
      expect((await second({ passkey: key.signed(await challenge(), { counter: 9 }) })).statusCode).toBe(200);
      const copy = await afterPassword(patient);
      const next = (await copy.options()).json<{ data: { passkey: Options } }>().data.passkey.challenge;
      expect((await copy.second({ passkey: key.signed(next, { counter: 5 }) })).statusCode).toBe(422);
    });

    test('is called what its owner wants and removed; with the last factor go the recovery codes', async () => {
      const patient = await aPatient(clinic);
      const id = await aPasskey(clinic, patient);
      await call(clinic, 'POST', '/api/account/recovery-codes', { as: patient });
      const url = `/api/account/passkeys/${id}`;
      expect((await call(clinic, 'PATCH', url, { as: patient, body: { name: 'مفتاح المكتب' } })).statusCode).toBe(204);
      expect((await factorsOf(patient)).passkeys.map(({ name }) => name)).toEqual(['مفتاح المكتب']);
      const stranger = await aPatient(clinic);
      expect((await call(clinic, 'DELETE', url, { as: stranger })).statusCode).toBe(404);
      expect((await call(clinic, 'DELETE', url, { as: patient })).statusCode).toBe(204);
      expect(await factorsOf(patient)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
      const tab = new Browser(clinic);
      expect((await tab.signIn(patient)).statusCode).toBe(200);
    });
  });
});
