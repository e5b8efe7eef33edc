import { roles } from '@clinic/contracts';
import type { DeskAction, DeskPostDetails, PostContent, PostState, SavedPost } from '@clinic/contracts/content/desk';
import { clinicToday } from '@clinic/contracts/time';
import type * as z from 'zod';
import { postRow } from '../content/post-row.ts';
import { postCategories, postDocuments, postRevisions, posts } from '../db/schema.ts';
import type { Patient, TestClinic } from './clinic.ts';
import { aPatient, call } from './clinic.ts';

let written = 0;

/** Everything of a post, in both languages. Its category is that of {@link aDeskCategory}. */
export function aWrittenPost(more: Partial<PostContent> = {}): PostContent {
  written += 1;
  return {
    type: 'blog',
    category: 'desk-category',
    image: 'services/consultation.svg',
    ...{ reviewer: null, reviewed_on: null, published_on: null },
    ar: { slug: `نوم-الأطفال-${written}`, title: 'نوم الأطفال', summary: 'كم ساعة يحتاج.', html: '<p>عشر ساعات.</p>' },
    en: { slug: `sleep-${written}`, title: 'Sleep of children', summary: 'How many hours.', html: '<p>Ten hours.</p>' },
    ...more,
  };
}

/** The category of the posts above, with its id. */
export async function aDeskCategory(clinic: TestClinic): Promise<number> {
  const [row] = await clinic.database.db
    .insert(postCategories)
    .values({ slugAr: 'قسم-المكتب', slugEn: 'desk-category', nameAr: 'الأطفال', nameEn: 'Children', sortOrder: 1 })
    .onConflictDoUpdate({ target: postCategories.slugEn, set: { sortOrder: 1 } })
    .returning({ id: postCategories.id });
  return row?.id ?? 0;
}

/** Where a post of a test is: a state of its working copy, or the recycle bin. */
export type PostInState = PostState | 'deleted';

/** A post at the first version, as if somebody else had written it. */
export async function aDeskPost(
  clinic: TestClinic,
  {
    state = 'draft',
    doctorId = null,
    ...more
  }: { state?: PostInState | undefined; doctorId?: number | null } & Partial<PostContent>,
): Promise<number> {
  const { db } = clinic.database;
  const categoryId = await aDeskCategory(clinic);
  const publishedOn = clinicToday(clinic.now());
  const content = aWrittenPost({ reviewer: doctorId, published_on: publishedOn, ...more });
  const [post] = await db
    .insert(posts)
    .values(postRow(content, { categoryId, publishedOn }))
    .returning({ id: posts.id });
  const id = post?.id ?? 0;
  if (state !== 'published') await clinic.database.pool.query('DELETE FROM posts WHERE id = $1', [id]);
  await db.insert(postDocuments).values({
    ...{ id, content, state: state === 'deleted' ? 'draft' : state, updatedAt: clinic.now() },
    deletedAt: state === 'deleted' ? clinic.now() : null,
  });
  await db
    .insert(postRevisions)
    .values({ ...{ documentId: id, number: 1, reason: 'saved', content }, createdAt: clinic.now() });
  return id;
}

/** Somebody of each role at the content desk, and how they work there. */
export async function openContentDesk(clinic: TestClinic) {
  const staff = (name: keyof typeof roles) => aPatient(clinic, { roleId: roles[name] });
  const people = {
    author: await staff('editor'),
    colleague: await staff('editor'),
    reviewer: await staff('reviewer'),
    publisher: await staff('publisher'),
    admin: await staff('admin'),
  };
  await aDeskCategory(clinic);
  const at = '/api/content-desk/posts';
  const whole = (answer: Awaited<ReturnType<typeof call>>) => answer.json<{ data: DeskPostDetails }>().data;
  const read = async (id: number, as: Patient = people.author) =>
    whole(await call(clinic, 'GET', `${at}/${id}`, { as }));
  const save = (as: Patient, id: number, body: object) => call(clinic, 'POST', `${at}/${id}`, { as, body });

  return {
    people,
    read,
    whole,
    save,
    begin: async (type: PostContent['type'] = 'blog', as: Patient = people.author) =>
      whole(await call(clinic, 'POST', at, { as, body: { type } })),
    /** Saves over the version that is there. */
    write: async (as: Patient, id: number, content: PostContent, keep = true) => {
      const { version } = await read(id, as);
      return (await save(as, id, { version, content, keep })).json<z.infer<typeof SavedPost>>().data.post;
    },
    /** Acts on the version that is there. */
    act: async (as: Patient, id: number, action: DeskAction | `revisions/${number}/restore`, more: object = {}) => {
      const { version } = await read(id, as);
      return call(clinic, 'POST', `${at}/${id}/${action}`, { as, body: { version, ...more } });
    },
    list: async (query = '', as: Patient = people.author) =>
      (await call(clinic, 'GET', `${at}?${query}`, { as })).json<{
        data: { posts: DeskPostDetails[]; next: string | null };
      }>().data,
    public: (slug: string) => call(clinic, 'GET', `/api/posts/by-slug/${encodeURIComponent(slug)}`),
  };
}

export type ContentDesk = Awaited<ReturnType<typeof openContentDesk>>;
