/** Characters of a deck's name. */
export const MAX_DECK_NAME = 40;
