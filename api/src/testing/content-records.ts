import type {
  ContentRecord,
  ListedRecord,
  RecordCollection,
  RecordRights,
  StoredRecord,
} from '@clinic/contracts/content/records';
import { roles } from '@clinic/contracts';
import type { ErrorBody } from '@clinic/contracts';
import { importContent } from '../content/import-content.ts';
import type { Database } from '../db/database.ts';
import { clinicFolder, contentFolder } from '../demo/demo-folder.ts';
import type { Patient } from './clinic.ts';
import { aPatient, call } from './clinic.ts';
import { useClinic } from './use-clinic.ts';

/** Tables that say what was done, or how often, and nothing of the content. */
const besides = ['audit_log', 'data_version', 'rate_limits', 'sessions', 'users', 'content_edits', 'record_revisions'];

type Person = 'author' | 'reviewer' | 'publisher' | 'schedules' | 'admin' | 'reception' | 'patient';

/** Opens the demo clinic with its content for the tests of a block, with people of each role and what they do with records. */
export function useContentRecords(engine: Database['engine']) {
  const clinic = useClinic(engine);
  const people = {} as Record<Person, Patient>;

  beforeAll(async () => {
    const { db } = clinic.database;
    for (const folder of [clinicFolder, contentFolder])
      await db.transaction((tx) => importContent(tx, { folder, files: clinic.services.files, now: clinic.now() }));
    const staff = (name: keyof typeof roles) => aPatient(clinic, { roleId: roles[name] });
    Object.assign(people, {
      author: await staff('editor'),
      reviewer: await staff('reviewer'),
      publisher: await staff('publisher'),
      schedules: await staff('schedules'),
      admin: await staff('admin'),
      reception: await staff('reception'),
      patient: await aPatient(clinic),
    });
  });

  // One account reads and saves in seconds what takes people days.
  const forgetLimits = () => clinic.database.pool.query('DELETE FROM rate_limits');
  beforeEach(forgetLimits);

  const at = (collection: string, more = '') => `/api/content-records/${collection}${more}`;
  const read = async (collection: RecordCollection, id: string, as = people.publisher) =>
    (await call(clinic, 'GET', at(collection, `/records/${id}`), { as })).json<{ data: StoredRecord }>().data;
  const save = (
    collection: RecordCollection,
    id: string,
    body: { version: string; record: ContentRecord },
    as = people.publisher,
  ) => call(clinic, 'POST', at(collection, `/records/${id}`), { as, body });
  const change = async (collection: RecordCollection, id: string, more: ContentRecord, as = people.publisher) => {
    const { version, record } = await read(collection, id);
    return save(collection, id, { version, record: { ...record, ...more } }, as);
  };
  const add = (collection: RecordCollection, record: ContentRecord, as = people.publisher, returns = false) =>
    call(clinic, 'POST', at(collection, '/records'), { as, body: { record, ...(returns && { returns }) } });
  const remove = async (collection: RecordCollection, id: string, as = people.publisher) => {
    const { version } = await read(collection, id);
    return call(clinic, 'POST', at(collection, `/records/${id}/removal`), { as, body: { version } });
  };
  const listed = async (collection: RecordCollection, as = people.publisher) =>
    (await call(clinic, 'GET', at(collection), { as })).json<{
      data: { records: ListedRecord[]; closed?: ListedRecord[]; version: string; may: RecordRights };
    }>().data;
  const errorsOf = (answer: Awaited<ReturnType<typeof call>>) => answer.json<ErrorBody>().errors;
  async function everything() {
    const { rows: tables } = await clinic.database.pool.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const stored: Record<string, string[]> = {};
    for (const { name } of tables.filter((table) => !besides.includes(table.name))) {
      const { rows } = await clinic.database.pool.query<{ row: string }>(
        `SELECT to_jsonb(t) - ARRAY['updated_at'] AS row FROM ${name} t ORDER BY 1`,
      );
      stored[name] = rows.map(({ row }) => JSON.stringify(row));
    }
    return stored;
  }

  return { clinic, people, forgetLimits, at, read, save, change, add, remove, listed, errorsOf, everything };
}
