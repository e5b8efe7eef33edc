/** A pattern of `LIKE` for texts that contain what was typed, whose own signs mean themselves. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
