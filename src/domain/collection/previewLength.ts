/** Lists show this many characters of a description (rules/people#collections-kept). */
export const PREVIEW_LENGTH = 85;
