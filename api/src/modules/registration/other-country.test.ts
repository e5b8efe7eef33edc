import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import type { LoginResponse } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { openClinic } from '../../testing/clinic.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, inbox, openInbox, post, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';

const password = 'Qalb-7-wardat';
const person = {
  ...{ name: 'دلال العجمي', email: 'dalal@clinic.example', password, password_confirmation: password },
  ...{ terms_accepted: true, marketing: false },
};

describe.each(engines)('a clinic in Kuwait on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    setClinicCountry(countries.KW);
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin, CLINIC_COUNTRY: 'KW' } });
    await openInbox(clinic);
  });
  afterAll(async () => {
    setClinicCountry(defaultCountry);
    await clinic.close();
  });

  test('somebody registers with a number of the country, signs in with it in another form, and changes it', async () => {
    const browser = new Browser(clinic);
    const from = aVisitor();
    await browser.send('GET', '/api/csrf-cookie');
    const begun = await browser.send('POST', '/api/register', { ...person, phone: '٥١٢٣ ٤٥٦٧' }, from);
    expect(begun.statusCode).toBe(202);
    const { registration } = begun.json<{ data: { registration: string } }>().data;
    const code = await codeSentTo(clinic, '+96551234567');
    expect((await browser.send('POST', `/api/phone/verification/${registration}`, { code }, from)).statusCode).toBe(
      200,
    );

    const again = new Browser(clinic);
    await again.send('GET', '/api/csrf-cookie');
    const identity = { identifier: '+965 5123-4567', password };
    const signedIn = await again.send('POST', '/api/login', identity, aVisitor());
    expect(signedIn.json<LoginResponse>().user.name).toBe(person.name);
    expect((await again.send('GET', '/api/user')).json()).toMatchObject({ phone: '+96551234567' });

    const change = await again.send('POST', '/api/account/phone', { phone: '9765 4321' });
    expect(change.statusCode).toBe(202);
    await codeSentTo(clinic, '+96597654321');
  });

  test('a mobile number of Saudi Arabia is none here, unless a form takes those of any country', async () => {
    const browser = new Browser(clinic);
    await browser.send('GET', '/api/csrf-cookie');
    for (const phone of ['0551234567', '+966551234567', '22123456'])
      expect(refusalIn(await browser.send('POST', '/api/register', { ...person, phone }, aVisitor()))).toEqual({
        ...{ status: 422, code: 'VALIDATION', errors: { phone: ['validation.phone'] } },
      });

    const message = {
      ...{ firstName: 'دلال', lastName: 'العجمي', email: 'dalal@clinic.example', subject: 'suggestion' },
      message: 'هل يوجد موقف للسيارات؟',
    };
    for (const phone of ['2212 3456', '51234567', '+966551234567'])
      expect((await post(clinic, '/api/contact-messages', { ...message, phone })).statusCode).toBe(201);
    const bodies = (await messagesTo(clinic, inbox)).map(({ body }) => body).join();
    for (const stored of ['22123456', '+96551234567', '+966551234567']) expect(bodies).toContain(stored);
    expect(refusalIn(await post(clinic, '/api/contact-messages', { ...message, phone: '0112345678' })).errors).toEqual({
      phone: ['validation.phone'],
    });
  });
});
