import { preference } from '@/stores/preferences/preference';

/** The status bars in order, as stored; `statusBarEntries` reads them (rules/navigation#status-bars). */
export const statusBars = preference<readonly unknown[]>({ key: 'statusbars', default: [] });
