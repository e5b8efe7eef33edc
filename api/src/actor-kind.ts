/**
 * Who did something to a visit, as the `actor` of its events says: the account that the visit is of or another one
 * (`user:<id>`), the staff (`staff:<id>`, `reception` in older rows), or the server by itself.
 */
export function actorKind(actor: string): 'user' | 'staff' | 'system' {
  if (actor.startsWith('user:')) return 'user';
  return actor.startsWith('staff:') || actor === 'reception' ? 'staff' : 'system';
}
