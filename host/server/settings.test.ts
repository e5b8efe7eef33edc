import { api } from '@clinic/kit/http';
import * as z from 'zod/mini';
import { readSettings, threadsWithin } from './settings.ts';

const production = {
  CLINIC_MODE: 'production',
  PUBLIC_URL: 'https://clinic.example',
  BRAND_NAME_AR: 'عيادات الواحة',
  BRAND_NAME_EN: 'Oasis Clinics',
};

test('the demonstration starts without any setting', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 4000, apiOrigin: 'http://127.0.0.1:4001', channel: 'production', demo: true });
  expect(settings.brand.name).toEqual({ ar: 'عيادات نبض', en: 'Nabd Clinics' });
  expect(settings.brand.social.map(({ network }) => network)).toEqual([
    'facebook',
    'x',
    'instagram',
    'tiktok',
    'snapchat',
    'whatsapp',
    'youtube',
  ]);
});

test('the API is asked where it listens, unless its address is set', () => {
  const origin = (env: Record<string, string>) => readSettings(env).apiOrigin;
  expect(origin({ API_HOST: '10.0.0.5', API_PORT: '4101' })).toBe('http://10.0.0.5:4101');
  expect(origin({ API_HOST: '0.0.0.0' })).toBe('http://127.0.0.1:4001');
  expect(origin({ API_HOST: '10.0.0.5', API_BASE_URL: 'http://api.example' })).toBe('http://api.example');
});

/** How long the client in the browser waits for an answer, in milliseconds. */
async function browserMs(): Promise<number> {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await expect(api.get('/api/status', z.unknown(), { signal: null })).rejects.toThrow();
  const [[ms] = []] = limit.mock.calls;
  limit.mockRestore();
  return ms ?? 0;
}

test('an API may begin its answers late, but before browsers give up by themselves', async () => {
  expect(readSettings({}).apiReadMs).toBe(1750);
  // The timer is up to a second late, and half a second is left for the way of the answer.
  const most = (await browserMs()) - 1000 - 500;
  expect(readSettings({ API_READ_TIMEOUT_MS: String(most) }).apiReadMs).toBe(most);
  expect(() => readSettings({ API_READ_TIMEOUT_MS: String(most + 1) })).toThrow('API_READ_TIMEOUT_MS');
});

test('the guard wants so much before it takes a release back, of so many addresses', () => {
  expect(readSettings({}).canary).toEqual({ margin: 0.05, minimum: 8, addresses: 3 });
  expect(readSettings({ GUARD_MIN_ADDRESSES: '1' }).canary.addresses).toBe(1);
});

test('Q44: in production a contact that is not set is not there, and nothing is invented', () => {
  const { brand } = readSettings(production);
  expect(brand).toMatchObject({ phone: null, chat: null, healthCheckup: null, address: null, social: [] });
});

test('pages carry the country of the clinic where it is not the default, and one that is not known stops the start', () => {
  expect(readSettings({ ...production, CLINIC_COUNTRY: 'SA' }).brand).not.toHaveProperty('country');
  expect(readSettings({ ...production, CLINIC_COUNTRY: 'AE' }).brand.country).toMatchObject({ callingCode: '971' });
  expect(() => readSettings({ CLINIC_COUNTRY: 'XX' })).toThrow('CLINIC_COUNTRY must be one of SA, AE, KW');
});

test('pages carry the emergency numbers of the clinic where they are not those of the default', () => {
  const brandOf = (env: Record<string, string>) => readSettings({ ...production, ...env }).brand;
  expect(brandOf({ CLINIC_COUNTRY: 'KW' }).country).toMatchObject({
    emergency: { ambulance: '112' },
    currency: { code: 'KWD' },
  });
  expect(brandOf({ CLINIC_COUNTRY: 'KW', HEALTH_LINE_NUMBER: '151' }).country?.emergency.healthLine).toBe('151');
  const { country } = brandOf({ HEALTH_LINE_NUMBER: 'none' });
  expect(country).toMatchObject({ code: 'SA', emergency: { ambulance: '997', healthLine: null } });
  expect(() => brandOf({ AMBULANCE_NUMBER: 'none' })).toThrow('AMBULANCE_NUMBER must be a number of 3 to 8 digits');
  expect(() => brandOf({ ABUSE_LINE_NUMBER: '+9651' })).toThrow('ABUSE_LINE_NUMBER must be a number of 3 to 8 digits');
});

test('a clinic that sets no time zone has that of its country', () => {
  const zoneOf = (env: Record<string, string>) => readSettings({ ...production, ...env }).brand.timeZone;
  expect([zoneOf({}), zoneOf({ CLINIC_COUNTRY: 'SA' })]).toEqual([undefined, undefined]);
  expect(zoneOf({ CLINIC_COUNTRY: 'EG' })).toBe('Africa/Cairo');
  expect(zoneOf({ CLINIC_COUNTRY: 'EG', CLINIC_TIME_ZONE: 'Asia/Dubai' })).toBe('Asia/Dubai');
  expect(() => zoneOf({ CLINIC_TIME_ZONE: '+03:00' })).toThrow('CLINIC_TIME_ZONE must be a time zone');
});

test('reports of weaknesses go to the address for them, or to that of the clinic', () => {
  const contactOf = (env: Record<string, string>) => readSettings({ ...production, ...env }).securityContact;
  expect(contactOf({})).toBeNull();
  expect(contactOf({ CLINIC_EMAIL: 'hello@clinic.example' })).toBe('mailto:hello@clinic.example');
  expect(contactOf({ SECURITY_CONTACT: 'https://clinic.example/report' })).toBe('https://clinic.example/report');
  expect(() => contactOf({ SECURITY_CONTACT: 'http://clinic.example' })).toThrow('SECURITY_CONTACT');
});

test.each([
  [0, 8, 1],
  [256, 8, 2],
  [4096, 8, 8],
  [4096, 1, 1],
])('%i MB for renderers on %i cores are %i threads', (memoryMb, cores, threads) => {
  expect(threadsWithin(memoryMb, cores)).toBe(threads);
});

test('production does not start without its public address and its name', () => {
  expect(() => readSettings({ CLINIC_MODE: 'production', PORT: 'http' })).toThrow(
    /^PORT .*\nPUBLIC_URL is required in production\nBRAND_NAME_AR is .*\nBRAND_NAME_EN is .*$/,
  );
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['CLINIC_MODE', 'staging'],
  ['GUARD_MIN_ADDRESSES', '0'],
  ['LAST_GOOD_HOURS', '169'],
  ['API_READ_TIMEOUT_MS', '99'],
  ['PUBLIC_URL', 'clinic'],
  ['PUBLIC_URL', 'ftp://clinic.example'],
  ['PUBLIC_URL', 'https://clinic.example/site'],
  ['PUBLIC_URL', 'https://clinic.example/?lang=en'],
  ['PUBLIC_URL', 'https://somebody@clinic.example'],
  ['CLINIC_PHONE', 'call me'],
  ['CHAT_URL', 'chat'],
  ['TRUSTED_PROXIES', 'balancer'],
  ['BRAND_COLOR_PRIMARY', '#4fb3bf'],
  ['BRAND_COLOR_ACCENT', 'red'],
  ['BRAND_LOGO', 'nowhere.svg'],
])('%s=%s is refused, naming the setting', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(name));
});

test.each([
  ['', ''],
  ['https://clinic.example/', 'https://clinic.example'],
  ['https://Clinic.example:443', 'https://clinic.example'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['https://عيادة.example', 'https://xn--mgber2b7e.example'],
])('the site at %j is that which browsers call %j', (typed, origin) => {
  expect(readSettings({ PUBLIC_URL: typed }).publicUrl).toBe(origin);
});
