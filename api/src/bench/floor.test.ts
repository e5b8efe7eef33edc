import { DoctorDirectory } from '@clinic/contracts/content';
import { SpecialtyList } from '@clinic/contracts';
import { useClinic } from '../testing/use-clinic.ts';
import { apiReport } from './api-report.ts';
import { addFloors } from './floor.ts';

describe('a read beside its floor', () => {
  const clinic = useClinic('pglite');

  test('the floor answers the same after one prepared query, whatever the read sends', async () => {
    const { app, database } = clinic;
    const reads = [
      { name: 'specialities', kind: 'list', url: '/api/specialties', response: SpecialtyList },
      { name: 'doctors', kind: 'list', url: '/api/doctors', response: DoctorDirectory },
    ] as const;
    const measurable = await addFloors(app, database.pool, reads);
    expect(measurable).toMatchObject([{ queries: 1, unprepared: 0 }, { name: 'doctors' }]);
    expect(measurable[1]?.queries).toBeGreaterThan(1);

    for (const { url, floorUrl } of measurable) {
      const product = await app.inject({ url });
      const query = jest.spyOn(database.pool, 'query');
      const floor = await app.inject({ url: floorUrl });
      expect([floor.statusCode, floor.body]).toEqual([200, product.body]);
      const prepared: unknown = expect.objectContaining({ name: expect.any(String) as string });
      expect(query.mock.calls).toEqual([[prepared, expect.anything()]]);
      query.mockRestore();
    }
  });
});

test('a goal is met when all of the interval of its rounds is at it', () => {
  const read = { url: '/', queries: 2, unprepared: 1 };
  const report = apiReport(
    {
      ...{ date: '2026-01-02', commit: 'abc', machine: 'two cores', versions: { node: '24' }, questions: 10_000 },
      ...{ seconds: 3, connections: 32 },
      measured: [
        { ...read, name: 'one', kind: 'single', rounds: [{ product: 700, floor: 1000, hello: 2000 }] },
        { ...read, name: 'some', kind: 'list', rounds: [0.2, 0.6, 0.6].map((share) => round(share)) },
      ],
    },
    'x.json',
  );
  expect(report).toContain('| one (single) | 700 | 1,000 | 0.70 [0.70–0.70] met | 0.50 | 2, 1 not prepared |');
  expect(report).toContain('| some (list) | 600 | 1,000 | 0.60 [0.20–0.60] missed |');
  expect(report).toContain('1 of 2 met');
});

const round = (share: number) => ({ product: share * 1000, floor: 1000, hello: 2000 });
