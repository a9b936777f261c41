import type { CSSProperties, ReactNode } from 'react';
import { useStore } from 'zustand';
import { NoteCard } from '@/blocks/note/NoteCard';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf } from '@/stores/deck/deckOperations';
import { Icon } from '@/ui/icon/Icon';
import type { NoteRow } from '../../rows';
import { FoldedNote } from './FoldedNote';
import styles from './RuledNote.module.css';
import { timelineTitle } from './timelineTitle';

/** A note of a column with rules, with its marks: colour, fold, and the column that it was sent from. */
export function RuledNote({ row }: { row: NoteRow }): ReactNode {
	const { mark, key, isRead = false, aboveId } = row;
	const color = mark?.color ?? null;
	const card = <NoteCard noteId={key} isRead={isRead} aboveId={aboveId} />;
	return (
		<div
			className={styles.ruled}
			data-highlight={color ?? undefined}
			style={color === null ? undefined : ({ '--mark': `var(${color})` } as CSSProperties)}
		>
			{mark?.from != null && <Origin columnId={mark.from} />}
			{mark?.isFolded ? <FoldedNote noteId={key}>{card}</FoldedNote> : card}
		</div>
	);
}

/** Says which column a rule has sent the note from. */
function Origin({ columnId }: { columnId: string }): ReactNode {
	const column = useStore(deckStore.state, ({ deck }) => columnOf(deck, columnId));
	if (!column) return null;
	return (
		<p className={styles.origin}>
			<Icon name="send" size={14} />
			<span>{fill(text.columnRules.sentFrom, { name: timelineTitle(column) })}</span>
		</p>
	);
}
