import { type MouseEvent, memo } from 'react';
import type { Note } from '@/domain/Note';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/Icon';
import { useNoteActions } from '../NoteActionsContext';
import styles from './NoteActionBar.module.css';

interface NoteActionBarProps extends Pick<Note, 'repliesCount' | 'renoteCount' | 'myReaction' | 'reactionAcceptance'> {
	noteId: string;
	/** Spec 2 §5: where it is not, the button is left out. */
	canRenote: boolean;
}

// Made once: React passes by an element that stays the same.
const REPLY = Icon({ name: 'reply', size: 18 });
const RENOTE = Icon({ name: 'renote', size: 18 });
const REACT = Icon({ name: 'emoji', size: 18 });
const LIKE = Icon({ name: 'heart', size: 18 });
const MORE = Icon({ name: 'more', size: 18 });
const HEART = '❤';

/** What can be done with a note; quiet until hovered or focused. */
export const NoteActionBar = memo(function NoteActionBar(props: NoteActionBarProps) {
	const { noteId, myReaction, repliesCount, renoteCount } = props;
	const actions = useNoteActions();
	const { offers } = actions;
	const likesOnly = props.reactionAcceptance === 'likeOnly';
	const hasReacted = myReaction !== null;
	const press = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
		switch (button.dataset.action) {
			case 'reply':
				return actions.reply(noteId);
			case 'renote':
				return actions.renoteMenu(noteId, button);
			case 'react':
				if (hasReacted) return actions.react(noteId, null, button);
				return likesOnly ? actions.react(noteId, HEART, button) : actions.openReactionPicker(noteId, button);
			default:
				return actions.menu(noteId, button);
		}
	};
	const reactLabel = hasReacted ? text.note.unreact : likesOnly ? text.note.like : text.note.react;
	return (
		<footer className={styles.actions} data-tooltip-side="below">
			{offers.write && (
				<button
					type="button"
					className={styles.action}
					data-action="reply"
					data-tooltip={text.note.reply}
					aria-label={labelOf(text.note.reply, repliesCount)}
					onClick={press}
				>
					{REPLY}
					{repliesCount > 0 && repliesCount}
				</button>
			)}
			{offers.write && props.canRenote && (
				<button
					type="button"
					className={styles.action}
					data-action="renote"
					data-tooltip={text.note.renote}
					aria-label={labelOf(text.note.renote, renoteCount)}
					onClick={press}
				>
					{RENOTE}
					{renoteCount > 0 && renoteCount}
				</button>
			)}
			{offers.react && (
				<button
					type="button"
					className={styles.action}
					data-action="react"
					data-tooltip={reactLabel}
					aria-label={reactLabel}
					aria-pressed={hasReacted}
					onClick={press}
				>
					{likesOnly ? LIKE : REACT}
				</button>
			)}
			<button
				type="button"
				className={styles.action}
				data-action="menu"
				data-tooltip={text.note.menu}
				aria-label={text.note.menu}
				aria-haspopup="menu"
				onClick={press}
			>
				{MORE}
			</button>
		</footer>
	);
});

function labelOf(label: string, count: number): string {
	return count > 0 ? fill(text.note.withCount, { label, count }) : label;
}
