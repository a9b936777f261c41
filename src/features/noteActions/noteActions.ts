import { handlers } from '@/stores/handlers';
import { ending } from './actions/ending';
import { keeping } from './actions/keeping';
import { ofAuthor } from './actions/ofAuthor';
import { sharing } from './actions/sharing';
import { showing } from './actions/showing';
import type { NoteAction } from './ShownNote';

/** All actions on a note except those of its bar, in the order of its menu, including those of plugins. */
export const noteActions = (): readonly (readonly NoteAction[])[] => [
	showing,
	sharing,
	keeping,
	ofAuthor,
	ofPlugins(),
	ending,
];

const ofPlugins = (): readonly NoteAction[] =>
	handlers.all('note_action').map(({ owner, handler: { title, run } }, index) => ({
		id: `plugin ${index}`,
		icon: 'plug',
		name: () => title,
		isOffered: ({ session }) => session.key === owner,
		run: ({ session, note }) => run(session, note.id),
	}));
