import * as z from 'zod/mini';
import { apiFieldErrors, validate } from './validate.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'validation.required')),
  userDetails: z.object({
    email: z.string().check(z.regex(/@/, 'validation.email'), z.maxLength(3, 'validation.tooLong')),
  }),
  age: z.int(),
});

test('gives back what the contract makes of good values', () => {
  expect(validate(schema, { name: ' Sara ', userDetails: { email: 'a@b' }, age: 3 })).toEqual({
    data: { name: 'Sara', userDetails: { email: 'a@b' }, age: 3 },
    errors: null,
  });
});

test('names the first thing wrong with each field by its path', () => {
  expect(validate(schema, { name: '', userDetails: { email: 'long' }, age: 'x' }).errors).toEqual([
    { field: 'name', key: 'validation.required' },
    { field: 'userDetails.email', key: 'validation.email' },
    { field: 'age', key: 'validation.invalid' },
  ]);
});

test('reads the same from an answer of the API', () => {
  expect(apiFieldErrors({ phone: ['validation.phone', 'validation.tooLong'] })).toEqual([
    { field: 'phone', key: 'validation.phone' },
  ]);
  expect(apiFieldErrors(undefined)).toEqual([]);
});
