import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { ask } from '@/ui/dialog/dialogs';

/**
 * Asks what to do with a text that names a user, a hashtag or an address (rules/people#search).
 * @returns undefined if cancelled
 */
export const askWhetherToOpen = (what: string): Promise<'open' | 'search' | undefined> =>
	ask({ type: 'question', title: t('searchPage.openTitle', { what }), text: text.searchPage.openText }, [
		{ value: 'search', text: text.searchPage.searchFor },
		{ value: 'open', text: text.searchPage.open, primary: true },
	]);
