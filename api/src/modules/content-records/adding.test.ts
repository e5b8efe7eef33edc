import type { ContentRecord, RecordForm, StoredRecord } from '@clinic/contracts/content/records';
import { recordCollections } from '@clinic/contracts/content/records';
import { editedCollections } from '../../content/edited-collections.ts';
import { call } from '../../testing/clinic.ts';
import { useContentRecords } from '../../testing/content-records.ts';
import { engines } from '../../testing/database.ts';

const adding = recordCollections.filter((collection) => editedCollections[collection].changes.includes('add'));
const isOwn = /^(?:id|slug|slug_ar|slug_en|value|term_ar|term_en|licence_no)$/;

describe.each(engines)('records that are added on %s', (engine) => {
  const { clinic, people, at, read, add, listed, errorsOf } = useContentRecords(engine);

  test.each(adding)('a copy of the first of %s comes under a key of its own and is read there', async (collection) => {
    const [first] = (await listed(collection)).records;
    const { record } = await read(collection, first?.id ?? '');
    const form = await call(clinic, 'GET', at(collection, '/form'), { as: people.publisher });
    const { blank } = form.json<{ data: RecordForm }>().data;
    const copy: ContentRecord = Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        if (name === 'id' && typeof value === 'number') return [name, blank['id']];
        return [name, isOwn.test(name) && typeof value === 'string' ? `${value}-copy` : value];
      }),
    );
    const answer = await add(collection, copy);
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, undefined]);
    const added = answer.json<{ data: StoredRecord }>().data;
    expect((await read(collection, added.id)).record).toEqual(copy);
    expect((await listed(collection)).records.map(({ id }) => id)).toContain(added.id);
  });
});
