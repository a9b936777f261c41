/** Descriptions in cards and lists are cut here, in characters (rules/people#cards). */
export const DESCRIPTION_LENGTH = 85;
