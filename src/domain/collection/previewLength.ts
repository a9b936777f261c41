/** Lists, cards and rows show this many characters of a description (rules/people#cards). */
export const PREVIEW_LENGTH = 85;
