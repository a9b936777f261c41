/** Patterns for `LIKE ? ESCAPE '\'` that match user input literally. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const containing = (text: string): string => `%${literal(text)}%`;
export const beginningWith = (text: string): string => `${literal(text)}%`;
