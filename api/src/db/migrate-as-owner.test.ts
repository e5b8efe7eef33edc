import { describeOnServer } from '../testing/database.ts';
import { aSpecialty } from '../testing/clinic.ts';
import { fillClinic } from '../testing/content-folder.ts';
import { useClinic } from '../testing/use-clinic.ts';
import { openPostgres } from './database.ts';
import { migrateAsOwner } from './migrate-as-owner.ts';

const both = (name: string, ar: string, en: string) => ({ [`${name}_ar`]: ar, [`${name}_en`]: en });
/** Records that have ids of their own. */
const files = {
  'doctors/900.yaml': {
    ...{ id: 900, ...both('slug', 'طبيب', 'a-doctor'), ...both('name', 'د. طبيب', 'Dr. A'), image: 'doctors/58.svg' },
    ...{ job_titles: [both('name', 'طبيب', 'Physician')], ...both('bio', 'نبذة', 'Bio'), licence_no: 'L-900' },
    ...{ specialties: ['skin'], slot_minutes: 30, hours: [{ days: [0], opens: '09:00', minutes: 240 }] },
  },
  'question-groups.yaml': [
    {
      ...{ id: 40, ...both('name', 'الحواس', 'Senses') },
      qa_specialties: [
        {
          ...{ id: 70, ...both('name', 'الأذن', 'Ears'), ...both('slug', 'الأذن', 'ears'), specialty: null },
          ...both('description', 'السمع والدوار.', 'Hearing and dizziness.'),
        },
      ],
    },
  ],
};

describeOnServer('a database whose tables belong to another user than the server', () => {
  const clinic = useClinic('postgresql');

  test('is brought up to date by its owner, and the server may then work with it and import', async () => {
    const owner = clinic.database.pool;
    const name = `clinic_server_${Date.now()}`;
    await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'server'`);
    const url = new URL(String(process.env['TEST_DATABASE_URL']));
    const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name');
    url.pathname = `/${rows[0]?.name}`;
    const databaseOwnerUrl = url.href;
    const server = openPostgres(Object.assign(url, { username: name, password: 'server' }).href, () => undefined);
    try {
      await expect(migrateAsOwner({ databaseOwnerUrl: null }, server)).rejects.toThrow('permission denied');
      await migrateAsOwner({ databaseOwnerUrl }, server);
      await server.pool.query('UPDATE users SET lang = lang WHERE false');
      await aSpecialty(clinic, { slugEn: 'skin' });
      const { services, now } = clinic;
      await fillClinic({ database: server, services, now }, files);
      const { rows: next } = await server.pool.query(
        `SELECT nextval(pg_get_serial_sequence('doctors', 'id')) AS doctor,
           nextval(pg_get_serial_sequence('qa_specialty_groups', 'id')) AS "group",
           nextval(pg_get_serial_sequence('qa_specialties', 'id')) AS specialty`,
      );
      expect(next).toEqual([{ doctor: '901', group: '41', specialty: '71' }]);
      // Servers that start together.
      for (let time = 0; time < 20; time += 1)
        await Promise.all([0, 1, 2].map(() => migrateAsOwner({ databaseOwnerUrl }, server)));
    } finally {
      await server.close();
      await owner.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
    }
  });
});
