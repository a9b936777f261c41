import { preference } from '@/stores/preferences/preference';

/** Whether pages open over the one before, which stays visible at its edge, where there is room. */
export const stackedPages = preference({ key: 'stackedPages', default: false });
