import type { Page } from '@playwright/test';
import { mainSite } from '../site/main-site.ts';

/** Everybody of the demonstration signs in with this. */
export const password = 'Nabd2026demo';

export const emailOf = (patient: string) => `${patient}@nabd.example`;

/** Signs a patient in through the site's own API, as its page would; the next page of this browser is a member's. */
export async function signIn(page: Page, patient: string): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/404');
  const status = await page.evaluate(
    async (body) => {
      await fetch('/api/csrf-cookie');
      const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
      return (await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    { identifier: emailOf(patient), password },
  );
  if (status !== 200) throw new Error(`${patient} could not sign in: ${status}`);
}

/** Calls of the API by a patient without a browser: from another device, or to tidy up. */
export interface PatientApi {
  get: <T>(path: string) => Promise<T>;
  post: (path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
}

/** @param apiPort where the API answers; the shared one unless said otherwise */
export async function patientApi(patient: string, apiPort = mainSite().apiPort): Promise<PatientApi> {
  const base = `http://127.0.0.1:${apiPort}`;
  const login = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: emailOf(patient), password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    get: async <T>(path: string) => (await (await fetch(base + path, { headers })).json()) as T,
    async post(path, body = {}) {
      const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    },
  };
}
