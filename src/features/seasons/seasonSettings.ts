import { preference } from '@/stores/preferences/preference';

/** Whether snow or petals fall over the page in their months. */
export const seasonalEffect = preference({ key: 'enableSeasonalScreenEffect', default: false });
