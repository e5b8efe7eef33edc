import { roles } from '@clinic/contracts';
import type { StoredRecord } from '@clinic/contracts/content/records';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import { connectTo, describeOnServer } from '../../testing/database.ts';
import { useClinic } from '../../testing/use-clinic.ts';

const aPartner = (slug: string) => ({ slug, name_ar: slug, name_en: slug, image: 'services/consultation.svg' });

describeOnServer('records of one collection that are saved at the same moment', () => {
  const clinic = useClinic('postgresql');

  test('wait for each other before they are read, so that neither is written over the other', async () => {
    await fillClinic(clinic, { 'partners.yaml': [aPartner('first'), aPartner('second')] });
    const at = (slug: string) => `/api/content-records/partners/records/${slug}`;
    const as = await aPatient(clinic, { roleId: roles.publisher });
    const read = async (slug: string) =>
      (await call(clinic, 'GET', at(slug), { as })).json<{ data: StoredRecord }>().data;
    const [first, second] = [await read('first'), await read('second')];
    const save = ({ id, version, record }: StoredRecord) =>
      call(clinic, 'POST', at(id), { as, body: { version, record: { ...record, name_en: 'Changed' } } });

    const another = await connectTo(clinic.database);
    const waiting = async () => {
      const { rows } = await another.query<{ count: string }>(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      return Number(rows[0]?.count);
    };
    await another.query('SELECT pg_advisory_lock($1)', [advisoryLocks.content]);
    try {
      let isAnswered = false;
      const answers = Promise.all([save(first), save(second)]).finally(() => (isAnswered = true));
      while (!isAnswered && (await waiting()) < 2);
      expect(isAnswered).toBe(false);
      await another.query('SELECT pg_advisory_unlock_all()');
      expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    } finally {
      await another.end();
    }
    expect((await read('first')).record['name_en']).toBe('Changed');
    expect((await read('second')).record['name_en']).toBe('Changed');
  });
});
