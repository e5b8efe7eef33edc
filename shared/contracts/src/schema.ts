/**
 * The parts of zod that contracts are made of, for the contracts of one remote (`@clinic/contracts/content`, `…/qa`): those
 * are packed into that remote and must not bring a second zod into the page.
 */
export {
  _default,
  array,
  boolean,
  coerce,
  discriminatedUnion,
  enum,
  extend,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  overwrite,
  partial,
  pick,
  positive,
  record,
  refine,
  regex,
  string,
  trim,
  union,
  unknown,
} from 'zod/mini';
export type { infer, input } from 'zod/mini';
