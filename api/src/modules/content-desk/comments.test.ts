import type { PostComment } from '@clinic/contracts/content/desk';
import { postComments } from '../../db/schema.ts';
import { aDoctor, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';

describe.each(engines)('comments of the content desk on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
  });
  afterAll(() => clinic.close());

  test('comments of the staff leave the text, its version and its writers alone, and visitors see nothing of them', async () => {
    const { author, reviewer, publisher } = desk.people;
    const { id } = await desk.begin();
    const content = aWrittenPost({ reviewer: doctorId });
    await desk.write(author, id, content);
    await desk.act(author, id, 'submit');
    const before = await desk.read(id, reviewer);
    const at = `/api/content-desk/posts/${id}/comments`;
    const say = (path: string, body: object, as = reviewer) => call(clinic, 'POST', `${at}${path}`, { as, body });
    const read = async () => (await call(clinic, 'GET', at, { as: author })).json<{ data: PostComment[] }>().data;
    const passage = { lang: 'en', quote: 'Ten hours', before: '', after: '.' };
    expect((await say('', { ...passage, body: 'Which age?' })).statusCode).toBe(200);
    const [comment] = await read();
    expect(comment).toMatchObject({ ...passage, body: 'Which age?', by: reviewer.name, resolved: false, replies: [] });
    expect((await say(`/${comment?.id}/resolution`, { resolved: true }, author)).statusCode).toBe(200);
    expect((await read())[0]?.resolved).toBe(true);
    expect((await say(`/${comment?.id}/replies`, { body: 'Of school age.' }, author)).statusCode).toBe(200);
    const [answered] = await read();
    expect(answered).toMatchObject({ resolved: false, replies: [{ body: 'Of school age.', by: author.name }] });

    // A reply, a comment of another post and an empty one are none that can be replied to or stored.
    const { id: elsewhere } = await desk.begin();
    expect((await say(`/${answered?.replies[0]?.id}/replies`, { body: 'x' })).statusCode).toBe(404);
    const other = `/api/content-desk/posts/${elsewhere}/comments/${comment?.id}/resolution`;
    expect((await call(clinic, 'POST', other, { as: author, body: { resolved: true } })).statusCode).toBe(404);
    expect((await say('', { ...passage, body: ' ' })).statusCode).toBe(422);

    // Whoever comments may approve still, and what is published is the text alone.
    expect(await desk.read(id, reviewer)).toEqual(before);
    expect((await desk.act(reviewer, id, 'approve')).statusCode).toBe(200);
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
    const seen = (await desk.public(content.en.slug)).body;
    expect(seen).toContain('Ten hours');
    expect(seen).not.toMatch(/Which age|school age/);

    await desk.act(publisher, id, 'delete');
    expect((await say('', { ...passage, body: 'Late' })).statusCode).toBe(409);
    await clinic.database.pool.query('DELETE FROM post_documents WHERE id = $1', [id]);
    expect(await clinic.database.db.$count(postComments)).toBe(0);
    const { rows } = await clinic.database.pool.query<{ action: string; details: object }>(
      `SELECT action, details FROM audit_log WHERE subject = $1 AND action LIKE 'post.comment%' ORDER BY id`,
      [`post:${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'post.commented',
      'post.comment-resolved',
      'post.comment-replied',
    ]);
    expect(JSON.stringify(rows)).not.toContain('age');
  });

  test('a suggestion is taken over by a saving of the text, once, and what was approved is not any more', async () => {
    const { author, reviewer } = desk.people;
    const { id } = await desk.begin();
    const content = aWrittenPost({ reviewer: doctorId });
    await desk.write(author, id, content);
    await desk.act(author, id, 'submit');
    const at = `/api/content-desk/posts/${id}/comments`;
    const say = (path: string, body: object) => call(clinic, 'POST', `${at}${path}`, { as: reviewer, body });
    const read = async () => (await call(clinic, 'GET', at, { as: author })).json<{ data: PostComment[] }>().data;
    const passage = { lang: 'en', quote: 'Ten hours', before: '', after: '.', body: '' };
    expect((await say('', passage)).statusCode).toBe(422);
    for (const wrong of [{ quote: '' }, { quote: 'Ten\nhours' }, { proposal: 'Ten hours' }, { proposal: 'a\nb' }])
      expect((await say('', { ...passage, proposal: 'Nine hours', ...wrong })).statusCode).toBe(422);
    for (const proposal of ['Nine hours', 'Nine', ''])
      expect((await say('', { ...passage, proposal })).statusCode).toBe(200);
    expect((await say('', { ...passage, body: 'Why?' })).statusCode).toBe(200);
    const [first, second, third, remark] = await read();
    expect(first).toMatchObject({ proposal: 'Nine hours', body: '', resolved: false, accepted: false });
    expect(remark).toMatchObject({ proposal: null, accepted: false });
    await say(`/${second?.id}/resolution`, { resolved: true });
    await desk.act(reviewer, id, 'approve');

    const { version, content: approved } = await desk.read(id);
    const en = { ...approved.en, html: '<p>Nine hours.<script>x()</script></p>' };
    const accepts = [first?.id, second?.id, remark?.id, 999_999];
    const body = { version, content: { ...approved, en }, keep: true, accepts };
    expect((await desk.save(reviewer, id, body)).statusCode).toBe(403);
    expect((await desk.save(author, id, { ...body, version: version - 1 })).statusCode).toBe(409);
    expect((await read()).map(({ accepted }) => accepted)).toEqual([false, false, false, false]);
    expect((await desk.save(author, id, body)).statusCode).toBe(200);
    const after = await desk.read(id, reviewer);
    // Whose words are in a text wrote part of it, and does not approve it alone.
    expect([after.state, after.content.en.html, after.own]).toEqual(['draft', '<p>Nine hours.</p>', true]);
    await desk.act(author, id, 'submit');
    expect((await desk.act(reviewer, id, 'approve')).statusCode).toBe(403);
    // Who declined it meanwhile decided; what suggests nothing is not taken over.
    expect((await read()).map(({ resolved, accepted }) => [resolved, accepted])).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    await say(`/${first?.id}/replies`, { body: 'Better ten.' });
    expect((await read())[0]).toMatchObject({ resolved: false, accepted: false });
    expect(third?.proposal).toBe('');
    const { rows } = await clinic.database.pool.query<{ details: object }>(
      `SELECT details FROM audit_log WHERE subject = $1 AND action = 'post.suggestions-accepted' AND result = 'done'`,
      [`post:${id}`],
    );
    expect(rows).toEqual([{ details: { comments: String(first?.id) } }]);
  });
});
