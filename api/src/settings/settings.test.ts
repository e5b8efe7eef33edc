import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { productionEnv } from '../testing/clinic.ts';
import { describeSettings } from './environment.ts';
import { readSettings } from './settings.ts';

const secret = 'x'.repeat(32);

describe('settings', () => {
  test('defaults, with DATA_DIR inside the project', () => {
    const settings = readSettings({ SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: secret });
    expect(settings).toMatchObject({
      port: 4001,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseLimits: { connections: 20, statementMs: 10_000 },
      mode: 'demo',
      fixedNow: null,
      publicOrigin: null,
      translator: null,
      logLevel: 'info',
    });
    expect(settings.dataDir).toMatch(/\/var$/);
  });

  test.each([
    [{ API_PORT: '70000' }, 'API_PORT must be a port number from 0 to 65535'],
    [{ API_PORT: 'x' }, 'API_PORT must be a port number from 0 to 65535'],
    [{ CLINIC_MODE: 'test' }, 'CLINIC_MODE must be demo or production'],
    [{ CLINIC_NOW: 'yesterday' }, 'CLINIC_NOW'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
    [{ TRANSLATE_URL: 'ftp://x' }, 'TRANSLATE_URL must be an http(s):// address'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ DATA_KEY: `${secret},short` }, 'DATA_KEY'],
    [{ AUDIT_KEY: 'short' }, 'AUDIT_KEY'],
    [{ CLAMAV_ADDRESS: 'here' }, 'CLAMAV_ADDRESS must be the path of a socket'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be at least 2'],
    [{ DATABASE_STATEMENT_SECONDS: '0' }, 'DATABASE_STATEMENT_SECONDS must be at least 1'],
    [{ DATABASE_OWNER_URL: 'mysql://x' }, 'DATABASE_OWNER_URL'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ CLINIC_COUNTRY: 'GB' }, 'CLINIC_COUNTRY must be one of SA, AE, KW, BH, QA, OM, JO, EG'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a log level'],
    [{ IMAGE_CACHE_MB: '0' }, 'IMAGE_CACHE_MB must be at least 1'],
    [{ IMAGE_CACHE_MB: 'much' }, 'IMAGE_CACHE_MB must be a number of megabytes'],
  ])('%j is refused by name', (env, message) => {
    expect(() => readSettings({ SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: secret, ...env })).toThrow(
      message,
    );
  });

  test('what is empty is not set', () => {
    const empty = { API_PORT: '', IMAGE_CACHE_MB: '', PUBLIC_URL: '', LOG_LEVEL: '' };
    expect(readSettings({ SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: secret, ...empty })).toEqual(
      readSettings({ SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: secret }),
    );
  });

  test('every wrong setting is named at once', () => {
    expect(() => readSettings({ API_PORT: 'x', CLINIC_MODE: 'y' })).toThrow(/API_PORT.*\n.*CLINIC_MODE/);
  });

  test('V27: the newest key comes first, and production does not start without one', () => {
    const newer = 'y'.repeat(32);
    expect(
      readSettings({ SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: `${newer},${secret}` }).dataKeys,
    ).toEqual([newer, secret]);
    const production = { ...productionEnv, SESSION_SECRET: secret };
    expect(() => readSettings(production)).toThrow('DATA_KEY is required in production');
  });

  test('V25: production describes its API only where that is switched on', () => {
    const secrets = { SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: secret };
    const production = { ...secrets, ...productionEnv };
    expect(readSettings(secrets).docs).toBe(true);
    expect(readSettings(production).docs).toBe(false);
    expect(readSettings({ ...production, API_DOCS: 'on' }).docs).toBe(true);
    expect(readSettings({ ...secrets, API_DOCS: 'off' }).docs).toBe(false);
  });

  test('a demo makes its secrets once, for its own eyes', () => {
    const dir = mkdtempSync(join(tmpdir(), 'clinic-test-'));
    const first = readSettings({ DATA_DIR: join(dir, 'deep/var') });
    expect(readSettings({ DATA_DIR: join(dir, 'deep/var') })).toMatchObject({
      sessionSecret: first.sessionSecret,
      dataKeys: first.dataKeys,
      auditKeys: first.auditKeys,
    });
    for (const [name, secret] of [
      ['secrets.json', first.sessionSecret],
      ['data-key.json', first.dataKeys[0]],
      ['audit-key.json', first.auditKeys[0]],
    ] as const) {
      const file = join(dir, 'deep/var', name);
      expect(readFileSync(file, 'utf8')).toContain(secret);
      expect(statSync(file).mode & 0o077).toBe(0);
    }
    rmSync(dir, { recursive: true });
  });

  test.each([
    [{}, ['+966', 5000]],
    [{ CLINIC_COUNTRY: 'EG' }, ['+20', 5000]],
    [{ CLINIC_COUNTRY: 'EG', SMS_COUNTRIES: '+20:7,*:0' }, ['+20', 7]],
  ])('with %j most SMS go to the country of the clinic', (env, [code, most]) => {
    const { sms } = readSettings({
      ...{ SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: secret, ...env },
      ...{ SMS_PROVIDER: 'unifonic', SMS_SECRET: secret, SMS_SENDER: 'Nabd' },
    });
    expect([...(sms?.countries ?? [])]).toEqual([
      [code, most],
      ['*', most === 7 ? 0 : 50],
    ]);
  });

  test.each([
    [{}, 'Asia/Riyadh', defaultCountry.emergency],
    [{ CLINIC_COUNTRY: 'AE' }, 'Asia/Dubai', countries.AE.emergency],
    [
      { CLINIC_COUNTRY: 'QA', CLINIC_TIME_ZONE: 'UTC', HEALTH_LINE_NUMBER: 'none', ABUSE_LINE_NUMBER: '919' },
      'UTC',
      { ...countries.QA.emergency, healthLine: null, abuseLine: '919' },
    ],
  ])('with %j the clinic is in %s, and people in need call its numbers', (env, timeZone, emergency) => {
    const settings = readSettings({ SESSION_SECRET: secret, AUDIT_KEY: secret, DATA_KEY: secret, ...env });
    expect(settings.clinic.timeZone).toBe(timeZone);
    expect(settings.country.emergency).toEqual(emergency);
  });

  test('each setting is described', () => {
    const described = describeSettings();
    expect(described.map(({ name }) => name)).toContain('DATABASE_URL');
    for (const { meaning } of described) expect(meaning.length).toBeGreaterThan(10);
  });
});
