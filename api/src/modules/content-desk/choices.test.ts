import type { DeskChoices } from '@clinic/contracts/content/desk';
import { aDoctor, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';

describe.each(engines)('what a post can refer to on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  test('a doctor who has left is named among those who reviewed posts, not among those who can', async () => {
    const { people } = await openContentDesk(clinic);
    const specialtyId = (await aSpecialty(clinic)).id;
    const [here, gone] = [await aDoctor(clinic, { specialtyId }), await aDoctor(clinic, { specialtyId })];
    await clinic.database.pool.query('UPDATE doctors SET active = false WHERE id = $1', [gone.id]);
    const answer = await call(clinic, 'GET', '/api/content-desk/choices', { as: people.author });
    const { doctors, former_doctors: former } = answer.json<{ data: DeskChoices }>().data;
    const ids = doctors.map(({ id }) => id);
    expect(ids).toContain(here.id);
    expect(ids).not.toContain(gone.id);
    expect(former).toEqual([{ id: gone.id, name_ar: expect.any(String), name_en: expect.any(String) }]);
  });
});
