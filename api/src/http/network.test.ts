import { roles } from '@clinic/contracts';
import type { TestClinic } from '../testing/clinic.ts';
import { aPatient, call, openClinic } from '../testing/clinic.ts';

describe('limits of what anybody may ask', () => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic('pglite');
  });
  afterAll(() => clinic.close());

  const search = async (remoteAddress: string) =>
    (await clinic.app.inject({ url: '/api/search?query=heart', remoteAddress })).statusCode;
  const times = async (count: number, address: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push(await search(address(n)));
    return statuses.filter((status) => status === 429).length;
  };

  test('V10: other addresses of the same /64 are no others, and the /64 beside it is not kept waiting', async () => {
    expect(await times(960, (n) => `2001:db8:1:2::${(n + 1).toString(16)}`)).toBe(900);
    expect(await search('2001:db8:1:3::1')).toBe(200);
  });

  test('V10: nobody searches without end from ever new /64 networks of one /48', async () => {
    expect(await times(970, (n) => `2001:db8:77:${n.toString(16)}::1`)).toBe(10);
    expect(await search('2001:db8:78::1')).toBe(200);
  });

  test('an account that goes on after it was refused uses up nothing of the others on its network', async () => {
    const [greedy, other] = [
      await aPatient(clinic, { roleId: roles.admin }),
      await aPatient(clinic, { roleId: roles.admin }),
    ];
    const find = async (as: typeof greedy) => (await call(clinic, 'GET', '/api/admin/users?page=1', { as })).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 245; n += 1) statuses.push(await find(greedy));
    expect(statuses.filter((status) => status === 429)).toHaveLength(185);
    expect(await find(other)).toBe(200);
  });
});
