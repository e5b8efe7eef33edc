import { referralAnswers, referralOptions } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { post, refusalIn } from '../../testing/forms.ts';
import { customOf } from './repo.ts';

const url = '/api/referral-answers';

describe.each(engines)('how visitors heard of the clinic, on %s', (engine) => {
  let clinic: TestClinic;
  const stored = () => clinic.database.db.select().from(referralAnswers);

  beforeAll(async () => {
    clinic = await openClinic(engine);
    await clinic.database.db.insert(referralOptions).values([
      { value: 'other', labelAr: 'غير ذلك', labelEn: 'Something else', isOther: true, pos: 1 },
      { value: 'map', labelAr: 'تطبيق الخرائط', labelEn: 'A map app', isOther: false, pos: 0 },
    ]);
  });
  beforeEach(() => clinic.database.pool.query('TRUNCATE referral_answers, rate_limits, idempotency_keys'));
  afterAll(() => clinic.close());

  test('S133: the options in their order', async () => {
    expect((await call(clinic, 'GET', '/api/referral-options')).json()).toEqual({
      data: [
        { value: 'map', label_ar: 'تطبيق الخرائط', label_en: 'A map app', is_other: false },
        { value: 'other', label_ar: 'غير ذلك', label_en: 'Something else', is_other: true },
      ],
    });
  });

  test.each([
    [{}, 'option', 'referral.selectOption'],
    [{ option: '' }, 'option', 'referral.selectOption'],
    [{ option: 'unknown' }, 'option', 'referral.selectOption'],
    [{ option: 'other' }, 'custom', 'referral.moreDetail'],
    [{ option: 'other', custom: '  صحف ' }, 'custom', 'referral.moreDetail'],
    [{ option: 'other', custom: 'ن'.repeat(501) }, 'custom', 'validation.tooLong'],
  ])('S133: %j is refused', async (body, field, key) => {
    const answer = refusalIn(await post(clinic, url, body));
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(answer.errors?.[field]).toContain(key);
    expect(await stored()).toEqual([]);
  });

  test('S133: an option, and a text of one’s own where it belongs, sealed', async () => {
    expect((await post(clinic, url, { option: 'map', custom: 'not asked for' })).statusCode).toBe(201);
    expect((await post(clinic, url, { option: 'other', custom: 'إعلان في الحي' })).statusCode).toBe(201);
    const rows = await stored();
    expect(rows.map(({ optionValue, customEnc }) => [optionValue, customEnc === null])).toEqual([
      ['map', true],
      ['other', false],
    ]);
    const [, other] = rows;
    expect(clinic.cipher.decrypt(other?.customEnc ?? Buffer.of(), customOf(other?.reference ?? ''))).toBe(
      'إعلان في الحي',
    );
  });

  test('a robot is thanked, and nothing is stored', async () => {
    expect((await post(clinic, url, { option: 'map', website: 'x' })).statusCode).toBe(201);
    expect(await stored()).toEqual([]);
  });
});
