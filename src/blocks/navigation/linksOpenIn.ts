import { preference } from '@/stores/preferences/preference';

/** Where a plain press on a link opens it (rules/navigation#links). */
export const linksOpenIn = preference<'page' | 'window' | 'tab'>({
	key: 'linksOpenIn',
	default: 'page',
	choices: ['page', 'window', 'tab'],
});
