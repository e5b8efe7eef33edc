import type { TestClinic } from './clinic.ts';
import { defaultNow } from './clinic.ts';

/**
 * Opens what the tests of a block share before the first of them, sets its clock before each and closes it after the last.
 * Tests and hooks read its members; the block itself runs before there is any.
 */
export function useOpened<Opened extends { readonly clinic: TestClinic }>(open: () => Promise<Opened>): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.clinic.close());
  beforeEach(() => opened?.clinic.setNow(defaultNow));

  const current = () => {
    if (!opened) throw new Error('It opens before the first test of the block');
    return opened;
  };
  return new Proxy({} as Opened, { get: (_target, name) => Reflect.get(current(), name) });
}
