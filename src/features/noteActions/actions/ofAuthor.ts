import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { intents } from '@/stores/intents';
import type { NoteAction } from '../ShownNote';

/** Actions on the note's author. */
export const ofAuthor: readonly NoteAction[] = [
	{
		id: 'author',
		icon: 'user',
		label: ({ author }) => t('noteMenu.author', { name: author ? acct(author) : '' }),
		isOffered: ({ author }) => author !== undefined,
		run: ({ session, note, anchor, navigation }) =>
			intents.send({ kind: 'userMenu', session, userId: note.userId, anchor, navigation }),
	},
];
