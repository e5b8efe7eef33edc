import path from 'node:path';
import { createClinicTheme } from '@clinic/kit/theme';
import { leftOut, productionRouter } from './left-out.ts';

const host = path.join(__dirname, '..', '..', '..', 'host');

test('everything that is left out, and the router that is put in, is where its library has it', () => {
  expect(Object.keys(leftOut(host))).toHaveLength(3);
  expect(Object.keys(productionRouter(host))).toEqual(['react-router$', 'react-router/dom$']);
});

test.each(['rtl', 'ltr'] as const)('%s: the theme needs none of it', (direction) => {
  const theme = createClinicTheme(direction);
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  expect(theme).not.toHaveProperty('vars');
});
