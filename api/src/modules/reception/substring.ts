/** A pattern of `LIKE` for texts that contain what was typed, whose own signs mean themselves. */
export const substring = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
