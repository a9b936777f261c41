import { handlers } from '@/stores/handlers';
import { ending } from './actions/ending';
import { keeping } from './actions/keeping';
import { ofAuthor } from './actions/ofAuthor';
import { sharing } from './actions/sharing';
import { showing } from './actions/showing';
import type { NoteAction } from './ShownNote';

/** All that can be done with a note beside what its bar has, in the order of its menu; plugins add to it. */
export const noteActions = (): readonly (readonly NoteAction[])[] => [
	showing,
	sharing,
	keeping,
	ofAuthor,
	ofPlugins(),
	ending,
];

const ofPlugins = (): readonly NoteAction[] =>
	handlers.of('note_action').map(({ title, run }, index) => ({
		id: `plugin ${index}`,
		icon: 'plug',
		name: () => title,
		run: ({ session, note }) => run(session, note),
	}));
