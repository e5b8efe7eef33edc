import type { Database } from '../db/database.ts';
import type { TestClinic } from './clinic.ts';
import { defaultNow, openClinic } from './clinic.ts';

/**
 * Opens a clinic before the tests of a block, sets its clock before each of them and closes it after the last. Tests and
 * hooks read its members; the block itself runs before there is a clinic.
 */
export function useClinic(engine: Database['engine'], options?: Parameters<typeof openClinic>[1]): TestClinic {
  let opened: TestClinic | undefined;
  beforeAll(async () => {
    opened = await openClinic(engine, options);
  });
  afterAll(() => opened?.close());
  beforeEach(() => opened?.setNow(defaultNow));

  const current = () => {
    if (!opened) throw new Error('The clinic opens before the first test of the block');
    return opened;
  };
  return {
    get app() {
      return current().app;
    },
    get database() {
      return current().database;
    },
    get settings() {
      return current().settings;
    },
    get cipher() {
      return current().cipher;
    },
    get services() {
      return current().services;
    },
    get logged() {
      return current().logged;
    },
    setNow: (now) => current().setNow(now),
    now: () => current().now(),
    close: () => current().close(),
  };
}
