import { PopupList } from './PopupList';

/** What pops up on this page. */
export const popups = new PopupList();
