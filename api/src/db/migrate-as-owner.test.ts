import { describeOnServer } from '../testing/database.ts';
import { useClinic } from '../testing/use-clinic.ts';
import { openPostgres } from './database.ts';
import { migrateAsOwner } from './migrate-as-owner.ts';

describeOnServer('a database whose tables belong to another user than the server', () => {
  const clinic = useClinic('postgresql');

  test('is brought up to date by its owner, and the server may then work with it', async () => {
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
      // Servers that start together.
      for (let time = 0; time < 20; time += 1)
        await Promise.all([0, 1, 2].map(() => migrateAsOwner({ databaseOwnerUrl }, server)));
    } finally {
      await server.close();
      await owner.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
    }
  });
});
