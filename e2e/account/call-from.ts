import type { Page } from '@playwright/test';

/** A call of the API by whoever uses the browser, as the site's own client makes it. */
export function callFrom<T>(page: Page, path: string, body: unknown): Promise<{ status: number; answer: T }> {
  return page.evaluate(
    async ([address, sent]) => {
      const cookie = (name: string) =>
        decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '');
      if (cookie('XSRF-TOKEN') === '') await fetch('/api/csrf-cookie');
      const bearer = cookie('access_token');
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-xsrf-token': cookie('XSRF-TOKEN'),
          ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify(sent),
      });
      const text = await answer.text();
      return { status: answer.status, answer: (text === '' ? null : JSON.parse(text)) as never };
    },
    [path, body] as const,
  );
}
