import { roles } from '@clinic/contracts';
import type { PostComment, PostContent, WriteComment } from '@clinic/contracts/content/desk';
import { fakeApi, http, HttpResponse, signedInAs, withStreams } from '@clinic/kit/testing';
import { aContent, aDetails, choices } from './sample-desk.ts';
import { aLibrary, aPicture } from './sample-library.ts';

export const aComment = (id: number, more: Partial<PostComment> = {}): PostComment => ({
  ...{ id, lang: 'en', quote: '', before: '', after: '', body: 'Which age?', at: '2026-11-21T07:00:00.000Z' },
  ...{ by: 'نوف', proposal: null, resolved: false, accepted: false, replies: [], ...more },
});

export const refusal = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, message: 'no', request_id: 'r', ...more }, { status });

interface Saving {
  version: number;
  content: PostContent;
  keep: boolean;
  accepts?: number[];
}

/** The API of the content desk, for tests: one post, number 7, at which an editor works. It remembers what it was sent. */
export function fakePost() {
  const fresh = () => ({
    stored: aDetails(),
    saved: [] as Saving[],
    acted: [] as [action: string, body: object][],
    isOffline: false,
    comments: [] as PostComment[],
    /** What a comment and a reply wait for before they are answered. */
    waiting: Promise.resolve(),
  });
  const desk = fresh();
  const ward = aPicture('ward', { alt_ar: 'الجناح', alt_en: 'The ward' });
  const server = fakeApi(
    http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/content-desk/terms', () => HttpResponse.json({ data: [] })),
    http.get('*/api/content-desk/choices', () => HttpResponse.json({ data: choices })),
    http.get('*/api/content-desk/posts/7', () => HttpResponse.json({ data: desk.stored })),
    http.get('*/api/content-desk/pictures', () => HttpResponse.json({ data: aLibrary([ward, aPicture('img-2034')]) })),
    http.post('*/api/content-desk/pictures', () =>
      HttpResponse.json({ data: { picture: aPicture('new'), existed: false } }, { status: 201 }),
    ),
    http.get('*/api/content-desk/posts/7/comments', () => HttpResponse.json({ data: desk.comments })),
    http.post('*/api/content-desk/posts/7/comments', async ({ request }) => {
      const written = (await request.json()) as WriteComment;
      await desk.waiting;
      desk.comments = [...desk.comments, aComment(desk.comments.length + 1, written)];
      return HttpResponse.json({ data: desk.comments });
    }),
    http.post('*/api/content-desk/posts/7/comments/:id/replies', async ({ request }) => {
      const { body } = (await request.json()) as { body: string };
      await desk.waiting;
      desk.comments = desk.comments.map((one) => ({ ...one, replies: [{ ...one, id: 90, body }] }));
      return HttpResponse.json({ data: desk.comments });
    }),
    http.post('*/api/content-desk/posts/7/comments/:id/resolution', async ({ request, params }) => {
      const { resolved } = (await request.json()) as { resolved: boolean };
      desk.comments = desk.comments.map((one) => (one.id === Number(params['id']) ? { ...one, resolved } : one));
      return HttpResponse.json({ data: desk.comments });
    }),
    http.post('*/api/content-desk/posts/7', async ({ request }) => {
      if (desk.isOffline) return HttpResponse.error();
      const body = (await request.json()) as Saving;
      if (body.version !== desk.stored.version) return refusal('EDIT_CONFLICT', 409);
      desk.saved.push(body);
      desk.comments = desk.comments.map((one) =>
        body.accepts?.includes(one.id) === true ? { ...one, resolved: true, accepted: true } : one,
      );
      desk.stored = { ...desk.stored, content: body.content, version: desk.stored.version + 1 };
      return HttpResponse.json({
        data: { post: desk.stored, removed: body.content.en.html.includes('<script') ? ['<script>'] : [] },
      });
    }),
    http.get('*/api/content-desk/posts/7/revisions/1', () =>
      HttpResponse.json({
        data: {
          ...{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: null },
          content: aContent({ en: { ...aContent().en, html: '<p>Nine hours.</p>' } }),
        },
      }),
    ),
    http.post('*/api/content-desk/posts/7/:action', async ({ request, params }) => {
      desk.acted.push([String(params['action']), (await request.json()) as object]);
      desk.stored = { ...desk.stored, state: 'in-review', actions: [], version: desk.stored.version + 1 };
      return HttpResponse.json({ data: desk.stored });
    }),
    http.post('*/api/content-desk/posts/7/revisions/1/restore', async ({ request }) => {
      desk.acted.push(['restore', (await request.json()) as object]);
      return HttpResponse.json({ data: desk.stored });
    }),
  );

  withStreams();
  beforeEach(() => {
    Object.assign(desk, fresh());
    sessionStorage.clear();
    signedInAs({ role: roles.editor });
  });
  return { desk, server };
}
