/** Maximum length of a deck's name, in characters. */
export const MAX_DECK_NAME = 40;
