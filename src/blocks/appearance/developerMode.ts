import { preference } from '@/stores/preferences/preference';

/** Menus show ids. */
export const developerMode = preference({ key: 'developerMode', default: false });
