/** The key of what an account has read, in the local database. */
export const readMarksKey = (sessionKey: string): string => `readMarks:${sessionKey}`;
