import type { Patient, TestClinic } from './clinic.ts';
import { call, password } from './clinic.ts';

/** The address of the site in tests of what browsers send: `openClinic(engine, { env: { PUBLIC_URL: siteOrigin } })`. */
export const siteOrigin = 'http://localhost:4000';
const sent = { origin: siteOrigin, 'sec-fetch-site': 'same-origin', host: 'localhost:4000' };

interface Cookie {
  name: string;
  value: string;
}

/** A browser: keeps cookies and sends the token and the bearer as the site's own client does. */
export class Browser {
  readonly jar = new Map<string, string>();
  readonly clinic: TestClinic;

  constructor(clinic: TestClinic) {
    this.clinic = clinic;
  }

  headers(): Record<string, string> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = this.jar.get('access_token');
    return {
      ...sent,
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(this.jar.has('XSRF-TOKEN') ? { 'x-xsrf-token': this.jar.get('XSRF-TOKEN') ?? '' } : {}),
    };
  }

  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const answer = await call(this.clinic, method, url, { body, headers: { ...this.headers(), ...headers } });
    for (const { name, value } of answer.cookies as Cookie[]) {
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, encodeURIComponent(value));
    }
    return answer;
  }

  async signIn(patient: Patient) {
    await this.send('GET', '/api/csrf-cookie');
    return this.send('POST', '/api/login', { identifier: patient.email, password });
  }
}
