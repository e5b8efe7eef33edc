import { mulberry32 } from '@clinic/node/bench';
import { providerErrors } from './provider-errors.ts';

test('a share of all tries fails, and of one message five at most: the eighth would be its last', () => {
  const errorOf = providerErrors(mulberry32(1), 0.3);
  const failed = Array.from({ length: 2000 }, (_, number) => errorOf(`message ${number}`)).filter(Boolean).length;
  expect(failed / 2000).toBeCloseTo(0.3, 1);
  const alwaysFails = providerErrors(mulberry32(1), 1);
  expect(Array.from({ length: 8 }, () => alwaysFails('one')).map(Boolean)).toEqual([
    ...Array<boolean>(5).fill(true),
    ...Array<boolean>(3).fill(false),
  ]);
});
