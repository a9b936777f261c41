import type { Note } from '@/domain/note/Note';
import { HEART } from '@/domain/note/reaction';
import { text } from '@/i18n/text';
import type { ActionDefinition } from '../actions/ActionDefinition';
import type { NoteActions } from './NoteActionsContext';

export interface BarProps extends Pick<Note, 'repliesCount' | 'renoteCount' | 'myReaction' | 'reactionAcceptance'> {
	readonly noteId: string;
	/** False hides the button (rules/notes#renoting). */
	readonly canRenote: boolean;
}

interface BarNote extends BarProps {
	readonly session: NoteActions['session'];
	readonly actions: NoteActions;
}

interface PressedNote extends BarNote {
	readonly anchor: HTMLElement;
}

/** A button of every note, so it has to render fast. */
export type BarAction = Extract<ActionDefinition<BarNote, PressedNote>, { run: unknown; name: () => string }> & {
	readonly keys: readonly string[];
	/** How many people did it; 0 is hidden. */
	readonly count?: (on: BarNote) => number;
	/** Whether the reader did it; missing for one-time actions. */
	readonly isPressed?: (on: BarNote) => boolean;
	readonly opensMenu?: boolean;
};

const likesOnly = ({ reactionAcceptance }: BarNote): boolean => reactionAcceptance === 'likeOnly';
const hasReacted = ({ myReaction }: BarNote): boolean => myReaction !== null;

/** The actions with a button on every note. The token's permissions come from the cards' context, which is live. */
export const NOTE_BAR: readonly BarAction[] = [
	{
		id: 'reply',
		icon: 'reply',
		name: () => text.note.reply,
		keys: ['r'],
		count: ({ repliesCount }) => repliesCount,
		isOffered: ({ actions }) => actions.offers.write,
		run: ({ actions, noteId }) => actions.reply(noteId),
	},
	{
		id: 'renote',
		icon: 'renote',
		name: () => text.note.renote,
		keys: ['t'],
		count: ({ renoteCount }) => renoteCount,
		isOffered: ({ actions, canRenote }) => actions.offers.write && canRenote,
		run: ({ actions, noteId, anchor }) => actions.renoteMenu(noteId, anchor),
	},
	{
		id: 'react',
		icon: on => (likesOnly(on) ? 'heart' : 'emoji'),
		name: () => text.note.react,
		label: on => (hasReacted(on) ? text.note.unreact : likesOnly(on) ? text.note.like : text.note.react),
		keys: ['e', '+'],
		isPressed: hasReacted,
		isOffered: ({ actions }) => actions.offers.react,
		run(on) {
			const { actions, noteId, anchor } = on;
			if (hasReacted(on)) actions.react(noteId, null, anchor);
			else if (likesOnly(on)) actions.react(noteId, HEART, anchor);
			else actions.openReactionPicker(noteId, anchor);
		},
	},
	{
		id: 'menu',
		icon: 'more',
		name: () => text.note.menu,
		keys: ['m'],
		opensMenu: true,
		run: ({ actions, noteId, anchor }) => actions.menu(noteId, anchor),
	},
];
