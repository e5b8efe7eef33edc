import { contactPhone, dataOf, Id, LocalDate, PersonName, Relation, z } from '@clinic/contracts';

/** How many dependents an account has at most. */
export const mostDependents = 15;

const fields = {
  name: PersonName,
  relation: z.enum(Relation.options, 'validation.required'),
  birth_date: LocalDate,
};

/** A number of their own; without one the account's is called. */
const phone = z.string().check(
  z.trim(),
  z.maxLength(40, 'validation.tooLong'),
  z.refine((text: string) => text === '' || contactPhone(text) !== null, 'validation.phone'),
);

/**
 * `POST /api/dependents` (E1, E6). The day of birth is a date of the Gregorian calendar; that it exists, is not ahead and not
 * more than 120 years ago is checked against the clinic's today.
 */
export const WriteDependent = z.object({ ...fields, phone: z.optional(phone) });
export type WriteDependent = z.infer<typeof WriteDependent>;

/** `PATCH /api/dependents/{id}`: what is not sent stays; an empty number takes the one before away. */
export const ChangeDependent = z.object({
  name: z.optional(fields.name),
  relation: z.optional(fields.relation),
  birth_date: z.optional(fields.birth_date),
  phone: z.optional(phone),
});
export type ChangeDependent = z.infer<typeof ChangeDependent>;

/** Somebody of the account's family for whom it books. */
export const Dependent = z.object({
  id: Id,
  name: z.string(),
  relation: Relation,
  birth_date: LocalDate,
  phone: z.nullable(z.string()),
});
export type Dependent = z.infer<typeof Dependent>;
export const DependentResponse = dataOf(Dependent);
/** `GET /api/dependents`: in the order in which they were added. */
export const DependentList = dataOf(z.array(Dependent));
