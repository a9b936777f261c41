import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import { text } from '@/i18n/text';
import { prompt } from '@/ui/dialog/dialogs';
import { parseSearchQuery, searchTargetId } from './searchQuery';

const MAX_LENGTH = 200;

/** Asks what a column shall search for. @returns null if nothing was entered */
export async function askSearch(): Promise<NamedTarget | null> {
	const words = await prompt({
		title: text.decks.searchAsk,
		label: text.search.words,
		inputType: 'text',
		minLength: 1,
		maxLength: MAX_LENGTH,
	});
	const q = words?.trim() ?? '';
	return q === '' ? null : { id: searchTargetId(parseSearchQuery({ q })), name: q };
}
