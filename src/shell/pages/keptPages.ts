import { preference } from '@/stores/preferences/preference';

/** How many pages a host keeps, with the shown one. */
export const keptPages = preference({ key: 'numberOfPageCache', default: 3 });
