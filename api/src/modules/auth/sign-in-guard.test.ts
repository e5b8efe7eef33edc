import { messagesTo } from '../../testing/messages.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, defaultNow, openClinic, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';

const at = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('R17, V10: wrong sign-ins on %s', (engine) => {
  let clinic: TestClinic;
  let patient: Patient;
  let block = 0;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    patient = await aPatient(clinic);
    block += 1;
  });

  const send = (identifier: string, secret: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    clinic.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      headers,
      payload: { identifier, password: secret },
    });
  /** Tries at the patient’s account, each from another address. */
  let place = 0;
  const elsewhere = () => `10.${block}.${(place += 1) % 250}.7`;
  const tryOnce = async (secret = 'wrong') => {
    const answer = await send(patient.email, secret, elsewhere());
    return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode;
  };
  const inARow = async (times: number, attempt: () => Promise<number>) => {
    const results: number[] = [];
    for (let index = 0; index < times; index += 1) results.push(await attempt());
    return results;
  };

  test('an account: five are free, then each is followed by a longer wait, of 15 minutes at most', async () => {
    expect(await inARow(7, tryOnce)).toEqual([401, 401, 401, 401, 401, 60, 60]);
    let minute = 0;
    const waits: number[] = [];
    for (const wait of [1, 2, 4, 8, 15, 15, 15]) {
      clinic.setNow(at((minute += wait)));
      expect(await tryOnce()).toBe(401);
      waits.push(await tryOnce());
    }
    expect(waits).toEqual([120, 240, 480, 900, 900, 900, 900]);
    clinic.setNow(at(minute + 15));
    expect(await tryOnce(password)).toBe(200);
    expect(await inARow(2, tryOnce)).toEqual([401, 401]);
  });

  test('a wait that lasts is not made longer by who does not wait, and refuses the right password too', async () => {
    await inARow(5, tryOnce);
    clinic.setNow(new Date(defaultNow.getTime() + 30_000));
    expect([await tryOnce(), await tryOnce(password)]).toEqual([30, 30]);
    clinic.setNow(at(1));
    expect(await tryOnce(password)).toBe(200);
  });

  test('a day without a try forgets them', async () => {
    await inARow(5, tryOnce);
    clinic.setNow(at(24 * 60 + 1));
    expect(await inARow(5, tryOnce)).toEqual([401, 401, 401, 401, 401]);
  });

  test('parallel guesses are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryOnce()));
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
  });

  test('right passwords use nothing up', async () => {
    const home = elsewhere();
    const right = async () => (await send(patient.email, password, home)).statusCode;
    expect(await inARow(12, right)).toEqual(Array(12).fill(200));
  });

  test('V10: a device that knows the account is not kept out by strangers, and they not let in by it', async () => {
    const owner = new Browser(clinic);
    await owner.signIn(patient);
    await owner.send('POST', '/api/logout');
    await inARow(6, tryOnce);
    expect(await tryOnce(password)).toBe(60);
    expect((await owner.signIn(patient)).statusCode).toBe(200);
    expect(await tryOnce(password)).toBe(60);
  });

  test('V10: a device has tries of its own, and its cookie is good for its account only', async () => {
    const owner = new Browser(clinic);
    await owner.signIn(patient);
    await owner.send('POST', '/api/logout');
    await owner.send('GET', '/api/csrf-cookie');
    const other = await aPatient(clinic);
    const guess = async () =>
      (await owner.send('POST', '/api/login', { identifier: patient.email, password: 'wrong' })).statusCode;
    expect(await inARow(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await tryOnce(password)).toBe(200);

    const guessOther = async () =>
      (await owner.send('POST', '/api/login', { identifier: other.email, password: 'wrong' })).statusCode;
    expect(await inARow(6, guessOther)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await send(other.email, password, elsewhere())).statusCode).toBe(429);
  });

  test('V10: a cookie that was changed knows nobody', async () => {
    const owner = new Browser(clinic);
    await owner.signIn(patient);
    const cookie = owner.jar.get('__Host-device') ?? '';
    owner.jar.set('__Host-device', `${cookie.slice(0, -4)}AAAA`);
    await inARow(5, tryOnce);
    expect((await owner.signIn(patient)).statusCode).toBe(429);
  });

  test('V10: a device that was not seen before is told of, once', async () => {
    const owner = new Browser(clinic);
    await owner.signIn(patient);
    await owner.signIn(patient);
    const messages = await messagesTo(clinic, patient.email);
    expect(messages.map(({ subject }) => subject)).toEqual(['تسجيل دخول جديد إلى حسابك']);
    expect(messages[0]?.body).toContain('21 نوفمبر 2026');
  });

  describe('from one address', () => {
    const others = (headers: (attempt: number) => Record<string, string>, remoteAddress: string) => {
      let attempt = 0;
      return inARow(11, async () => {
        attempt += 1;
        const name = `guess${attempt}-${block}@nabd.example`;
        return (await send(name, 'wrong', remoteAddress, headers(attempt))).statusCode;
      });
    };
    const tenThenNone = [...Array<number>(10).fill(401), 429];

    test('V10: other accounts do not help, and an invented X-Forwarded-For neither', async () => {
      const invented = (attempt: number) => ({ 'x-forwarded-for': `198.51.100.${attempt}` });
      expect(await others(invented, `203.0.113.${block}`)).toEqual(tenThenNone);
    });

    test('V10: one /64 network that guesses on and on does not keep the one beside it waiting', async () => {
      let attempt = 0;
      const guess = async (network: string) => {
        const name = `next${(attempt += 1)}-${block}@nabd.example`;
        return (await send(name, 'wrong', `2001:db8:${block}:${network}::1`)).statusCode;
      };
      const one = await inARow(160, () => guess('1'));
      expect(one.filter((status) => status === 401)).toHaveLength(10);
      expect(await guess('2')).toBe(401);
    });

    test('behind the site’s own proxy the client counts, not what the client invented', async () => {
      const proxied = (attempt: number) => ({
        'x-forwarded-for': `198.51.100.${attempt}, 127.0.0.1, 192.0.2.${block}`,
      });
      expect(await others(proxied, '127.0.0.1')).toEqual(tenThenNone);
    });

    test('a right password in between takes back its own try only', async () => {
      const address = `203.0.114.${block}`;
      const guess = async () => (await send('nobody@nabd.example', 'wrong', address)).statusCode;
      await inARow(4, guess);
      expect((await send(patient.email, password, address)).statusCode).toBe(200);
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await send(`${name}${block}@nabd.example`, 'wrong', address);
      expect((await send(patient.email, password, address)).statusCode).toBe(429);
    });
  });
});
