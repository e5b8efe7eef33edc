import type { RecordCollection, RecordRevision, StoredRecord } from '@clinic/contracts/content/records';
import type { ErrorBody } from '@clinic/contracts';
import { storedRecords } from '../../content/stored-records.ts';
import { call } from '../../testing/clinic.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import { useContentRecords } from '../../testing/content-records.ts';
import { engines } from '../../testing/database.ts';

const collections = ['slides', 'services', 'reviews'] as const;
const nameIn = { slides: 'title_en', services: 'title_en', reviews: 'name_en' } as const;

describe.each(engines)('records that are known by their place on %s', (engine) => {
  const { clinic, people, forgetLimits, at, read, save, change, add, remove, listed, errorsOf } =
    useContentRecords(engine);

  const order = (collection: RecordCollection, body: { version: string; ids: string[] }) =>
    call(clinic, 'POST', at(collection, '/order'), { as: people.publisher, body });
  const shown = async (collection: RecordCollection) => (await listed(collection)).records;
  const codeOf = (answer: Awaited<ReturnType<typeof call>>) => [answer.statusCode, answer.json<ErrorBody>().code];
  const removals = async (collection: RecordCollection) =>
    (await call(clinic, 'GET', at(collection, '/revisions?reason=removed'), { as: people.publisher })).json<{
      data: RecordRevision[];
    }>().data;

  test.each(collections)('of %s: the one that was opened is saved, whatever went or moved meanwhile', async (name) => {
    const [first, second, third] = await shown(name);
    const opened = await read(name, second?.id ?? '');
    expect((await remove(name, first?.id ?? '')).statusCode).toBe(204);
    const record = { ...opened.record, [nameIn[name]]: 'Typed' };
    expect((await save(name, opened.id, { version: opened.version, record })).statusCode).toBe(200);
    expect((await shown(name)).slice(0, 2)).toEqual([{ ...second, title_en: 'Typed' }, third]);

    const { records, version } = await listed(name);
    const reversed = records.map(({ id }) => id).reverse();
    const other = await read(name, third?.id ?? '');
    expect((await order(name, { version, ids: reversed })).statusCode).toBe(200);
    expect((await shown(name)).map(({ id }) => id)).toEqual(reversed);
    expect((await save(name, other.id, other)).statusCode).toBe(200);
    expect((await shown(name)).find(({ id }) => id === other.id)).toEqual(third);
    expect(codeOf(await order(name, { version, ids: reversed }))).toEqual([409, 'EDIT_CONFLICT']);
    await forgetLimits();
  });

  test.each(collections)('of %s: whichever was removed comes back as the same one, and once', async (name) => {
    const [first] = await shown(name);
    const { record } = await read(name, first?.id ?? '');
    expect((await remove(name, first?.id ?? '')).statusCode).toBe(204);
    const [removal] = await removals(name);
    expect([removal?.record_id, await shown(name)]).toEqual([first?.id, expect.not.arrayContaining([first])]);

    const putBack = (restores: number | undefined) =>
      call(clinic, 'POST', at(name, '/records'), { as: people.publisher, body: { record, restores } });
    const answer = await putBack(removal?.id);
    expect([answer.statusCode, answer.json<{ data: StoredRecord }>().data.id]).toEqual([201, first?.id]);
    expect((await shown(name)).at(-1)).toEqual(first);
    expect(errorsOf(await putBack(removal?.id))).toEqual({ record: ['records.wrong.taken'] });
    expect((await putBack(9_999_999)).statusCode).toBe(404);

    const another = (await add(name, record)).json<{ data: StoredRecord }>().data;
    expect(another.id).not.toBe(first?.id);
    await forgetLimits();
  });

  test('what is put back is nothing but what was removed', async () => {
    const [first] = await shown('reviews');
    await change('reviews', first?.id ?? '', { name_en: 'Nora' });
    const { rows } = await clinic.database.pool.query<{ id: string }>(
      `SELECT id FROM record_revisions WHERE collection = 'reviews' AND reason = 'saved' ORDER BY id DESC LIMIT 1`,
    );
    const { record } = await read('reviews', first?.id ?? '');
    const body = { record, restores: Number(rows[0]?.id) };
    expect((await call(clinic, 'POST', at('reviews', '/records'), { as: people.publisher, body })).statusCode).toBe(
      404,
    );
  });

  test('what is sent again with the same key is added once, and answered with what was added', async () => {
    const [first] = await shown('services');
    const { record } = await read('services', first?.id ?? '');
    const send = (as = people.publisher, more: object = {}) =>
      call(clinic, 'POST', at('services', '/records'), {
        ...{ as, body: { record: { ...record, ...more } }, headers: { 'idempotency-key': 'new-tile' } },
      });
    const added = (await send()).json<{ data: StoredRecord }>().data;
    const { records } = await listed('services');
    const again = await send(people.publisher, { title_en: 'Typed since' });
    expect([again.statusCode, again.json()]).toEqual([201, { data: { ...added, replayed: true } }]);
    expect(await shown('services')).toEqual(records);
    // A key is of one person.
    expect((await send(people.admin)).json<{ data: StoredRecord }>().data.id).not.toBe(added.id);
  });

  test('an import goes by the place, whatever ids the records have', async () => {
    const { records, version } = await listed('services');
    await order('services', { version, ids: records.map(({ id }) => id).reverse() });
    const before = await shown('services');
    const stored = (await storedRecords(clinic.database.db, 'services')).map(({ record }) => record);
    await fillClinic(clinic, { 'services.yaml': stored.toReversed() }, { overwrite: true });
    const after = await shown('services');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ title_en }) => title_en)).toEqual(before.map(({ title_en }) => title_en).reverse());
  });
});
