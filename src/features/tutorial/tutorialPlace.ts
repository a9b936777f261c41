/** The card, once it shows. */
export const TUTORIAL_CARD = '[data-tutorial]';

/** Whether the layout has a place for the tutorial's card, and whether the card takes the focus when it comes. */
export const tutorialPlace = { isThere: false, takesFocus: false };
