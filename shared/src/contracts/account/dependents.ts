/** What a dependent is to the owner of the account. */
export const relations = ['child', 'spouse', 'parent', 'sibling', 'other'] as const;
export type Relation = (typeof relations)[number];
