import { preference } from '@/stores/preferences/preference';

/** Whether swiping sideways changes tabs and opens the menu. */
export const swipeTabs = preference({ key: 'swipeTabs', default: true });
