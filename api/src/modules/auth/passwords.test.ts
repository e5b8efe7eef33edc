import { aPatient, call, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { useClinic } from '../../testing/use-clinic.ts';
import { passwordHasher } from './passwords.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Hashing that ends when it is told to, and what it was asked. */
function controlledHashing() {
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const begin = <T>(what: string, result: T) => {
    started.push(what);
    return new Promise<T>((resolve) => endings.push(() => resolve(result)));
  };
  return {
    started,
    endOne: async () => {
      endings.shift()?.();
      await soon();
    },
    hashing: {
      hash: (secret: string) => begin(`hash ${secret}`, `hash of ${secret}`),
      verify: (_hash: string, secret: string) => begin(`verify ${secret}`, true),
    },
  };
}

test('as many hashes at once as allowed, the others in turn, and 503 for what is too much', async () => {
  const { started, endOne, hashing } = controlledHashing();
  const hasher = passwordHasher(hashing, { atOnce: 2, mostWaiting: 2 });
  const results = ['a', 'b', 'c'].map((secret) => hasher.hashPassword(secret));
  const fourth = hasher.passwordMatches('known', 'd');
  await expect(hasher.hashPassword('e')).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 3 });
  await soon();
  expect(started).toEqual(['hash a', 'hash b']);
  await endOne();
  expect(started).toEqual(['hash a', 'hash b', 'hash c']);
  for (const _left of [1, 2, 3]) await endOne();
  expect(await Promise.all(results)).toEqual(['hash of a', 'hash of b', 'hash of c']);
  expect(await fourth).toBe(true);
});

test('V9: an unknown account has the same work done for it, and never gets in', async () => {
  const { started, endOne, hashing } = controlledHashing();
  const hasher = passwordHasher(hashing, { atOnce: 1, mostWaiting: 0 });
  const nobody = hasher.passwordMatches(undefined, 'secret');
  await soon();
  await endOne();
  await endOne();
  expect(await nobody).toBe(false);
  expect(started[1]).toBe('verify secret');
});

describe.each(engines)('a crowd that signs in at once on %s', (engine) => {
  const clinic = useClinic(engine);

  const signIn = (email: string, secret: string, place: string) =>
    clinic.app.inject({
      ...{ method: 'POST', url: '/api/login', remoteAddress: place },
      payload: { identifier: email, password: secret },
    });

  test('nobody else waits for it, and who is refused has lost no try', async () => {
    const people = await Promise.all(Array.from({ length: 150 }, () => aPatient(clinic)));
    let signedIn = 0;
    const first = Promise.withResolvers<void>();
    const crowd = Promise.all(
      people.map(async ({ email }, index) => {
        const answer = await signIn(email, password, `10.0.0.${index}`);
        if (answer.statusCode === 200) {
          signedIn += 1;
          first.resolve();
        }
        return answer;
      }),
    );
    await first.promise;
    expect((await call(clinic, 'GET', '/api/specialties')).statusCode).toBe(200);
    expect(signedIn).toBeLessThan(50);

    const answers = await crowd;
    const refused = people.filter((_, index) => answers[index]?.statusCode === 503);
    expect(signedIn).toBe(people.length - refused.length);
    const busy = answers.find(({ statusCode }) => statusCode === 503);
    expect(busy?.json()).toMatchObject({ code: 'BUSY' });
    expect(busy?.headers['retry-after']).toBe('3');
    const codes: number[] = [];
    for (const place of [1, 2, 3, 4, 5]) {
      codes.push((await signIn(String(refused[0]?.email), 'wrong', `10.0.1.${place}`)).statusCode);
    }
    expect(codes).toEqual([401, 401, 401, 401, 401]);
  });
});
