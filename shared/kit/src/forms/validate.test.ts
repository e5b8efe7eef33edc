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
    { field: 'name', key: 'validation.required', values: { min: 1 } },
    { field: 'userDetails.email', key: 'validation.email' },
    { field: 'age', key: 'validation.invalid' },
  ]);
});

test('a remote’s own key passes, and a limit comes with its number', () => {
  const own = z.object({
    option: z.string().check(z.minLength(1, 'referral.selectOption')),
    text: z.string().check(z.maxLength(5, 'validation.tooLong')),
  });
  expect(validate(own, { option: '', text: 'too long' }).errors).toEqual([
    { field: 'option', key: 'referral.selectOption', values: { min: 1 } },
    { field: 'text', key: 'validation.tooLong', values: { max: 5 } },
  ]);
});

test('reads the same from an answer of the API', () => {
  expect(apiFieldErrors({ phone: ['validation.phone', 'validation.tooLong'] })).toEqual([
    { field: 'phone', key: 'validation.phone' },
  ]);
  expect(apiFieldErrors(undefined)).toEqual([]);
});
