import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

/** In CSS pixels. */
export const columnGap = preference({ key: 'deck.columnGap', default: 6 });
/** Whether the list of columns in the bar is collapsed. */
export const columnsFolded = baseSetting({ key: 'columnsFolded', where: 'device', default: false });
/** Whether the card on how to arrange a deck was read. */
export const deckIntroduced = baseSetting({ key: 'deckIntroduced', where: 'device', default: false });
/** Whether pages other than the start page are shown without the deck around them. */
export const simpleUiElsewhere = preference({ key: 'deck.useSimpleUiForNonRootPages', default: true });
