import { reportAbuse } from '@/blocks/actions/reportAbuse';
import { isModerator } from '@/domain/account/isModerator';
import { text } from '@/i18n/text';
import { deleteAndEdit, deleteNote } from '../deleteNote';
import { addressOf, type NoteAction, type ShownNote } from '../ShownNote';

const isMine = ({ session, note }: ShownNote): boolean => note.userId === session.userId;

/** Actions that remove the note. */
export const ending: readonly NoteAction[] = [
	{
		id: 'report',
		icon: 'flag',
		name: () => text.noteMenu.report,
		asks: true,
		who: 'member',
		needs: ['write:report-abuse'],
		isOffered: shown => !isMine(shown),
		run: shown => void reportAbuse(shown.session, shown.note.userId, addressOf(shown)),
	},
	{
		id: 'deleteAndEdit',
		icon: 'edit',
		name: () => text.noteMenu.deleteAndEdit,
		isDangerous: true,
		who: 'member',
		needs: ['write:notes'],
		isOffered: isMine,
		run: ({ session, note }) => void deleteAndEdit(session, note),
	},
	{
		id: 'delete',
		icon: 'trash',
		name: () => text.common.delete,
		isDangerous: true,
		who: 'member',
		needs: ['write:notes'],
		isOffered: shown => isMine(shown) || isModerator(shown.session.me.getState().me),
		run: ({ session, note }) => void deleteNote(session, note.id),
	},
];
