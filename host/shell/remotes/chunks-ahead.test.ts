import { waitFor } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { fetchChunksAhead } from './chunks-ahead.ts';

const base = '/artifacts/labs/1.0.0+0000000/';
const chunks = { './results': ['1.js', '2.js'], './locales/ar': ['3.js'] };

let asked: string[];
const server = fakeApi(
  http.get('*/artifacts/*', ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return HttpResponse.text('// chunk');
  }),
);

beforeEach(() => {
  asked = [];
  document.head.replaceChildren();
});

test('the files of a module are fetched, and no others', async () => {
  fetchChunksAhead({ base, chunks }, './results');
  await waitFor(() => expect(asked).toEqual([`${base}1.js`, `${base}2.js`]));
});

test('what the page names is not fetched again', async () => {
  document.head.innerHTML = `<link rel="preload" as="script" href="${base}1.js">`;
  fetchChunksAhead({ base, chunks }, './results');
  await waitFor(() => expect(asked).toEqual([`${base}2.js`]));
});

test('nothing is fetched for a release whose files are not known, nor for a module that is not', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetchChunksAhead({ base }, './results');
  fetchChunksAhead({ base, chunks }, './constructor');
  expect(fetched).not.toHaveBeenCalled();
});

test('a failure is left to whoever needs the file', async () => {
  let failed = 0;
  server.use(
    http.get('*/artifacts/*', () => {
      failed += 1;
      return HttpResponse.error();
    }),
  );
  fetchChunksAhead({ base, chunks }, './results');
  await waitFor(() => expect(failed).toBe(2));
});
