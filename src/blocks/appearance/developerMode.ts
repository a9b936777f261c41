import { preference } from '@/stores/preferences/preference';

/** Shows ids in menus. */
export const developerMode = preference({ key: 'developerMode', default: false });
