import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import { tagsIn } from '@/domain/note/tagsIn';
import { text } from '@/i18n/text';
import { prompt } from '@/ui/dialog/dialogs';

const MAX_LENGTH = 300;

/** Asks for hashtags. @returns null if none was entered */
export async function askTags(): Promise<NamedTarget | null> {
	const entered = await prompt({
		title: text.decks.askTags,
		text: text.decks.askTagsText,
		label: text.search.hashtag,
		placeholder: '#',
		minLength: 1,
		maxLength: MAX_LENGTH,
	});
	const tags = tagsIn(entered ?? '');
	return tags.length === 0 ? null : { id: tags.join(' '), name: tags.map(tag => `#${tag}`).join(' ') };
}
