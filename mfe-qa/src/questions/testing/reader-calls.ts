import { http, HttpResponse } from '@clinic/kit/testing';

/** What the page of a question asks for behind its visitor's back, for tests: whether they like the answer, and that they came. */
export const readerCalls = [
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/qa/questions/:id/view', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/qa/answers/:id/like-status', () => {
    const status = { user_has_liked: false, likes_count: 24 };
    return HttpResponse.json({ ...status, data: status });
  }),
];
