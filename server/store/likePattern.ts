/** Patterns for `LIKE ? ESCAPE '\'` that take what people type as it is. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const containing = (text: string): string => `%${literal(text)}%`;
export const beginningWith = (text: string): string => `${literal(text)}%`;
