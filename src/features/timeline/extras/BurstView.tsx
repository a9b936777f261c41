import type { ReactNode } from 'react';
import { NoteCard } from '@/blocks/note/NoteCard';
import { UserName } from '@/blocks/person/UserName';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { Icon } from '@/ui/icon/Icon';
import type { BurstRow, Row } from '../rows';
import styles from './BurstView.module.css';

interface BurstViewProps {
	row: BurstRow;
	onToggle: () => void;
	/** Renders the newest note if it isn't a plain card. */
	draw: (row: Row) => ReactNode;
}

/**
 * The first row of a stack: the author, the number of notes, and the newest one. When open, the others follow as rows.
 */
export function BurstView({ row, onToggle, draw }: BurstViewProps): ReactNode {
	const { newest, count, isOpen } = row;
	const user = useUser(useNote(row.noteId)?.userId ?? null);
	return (
		<article className={styles.burst} data-open={isOpen || undefined}>
			{user && (
				<button
					data-content=""
					type="button"
					className={styles.head}
					aria-expanded={isOpen}
					aria-label={fill(text.reading.burst, { count, name: user.name ?? user.username })}
					onClick={onToggle}
				>
					<Icon name="stack" size={16} />
					<span className={styles.name}>
						<UserName user={user} />
					</span>
					<span className={styles.count}>{count}</span>
					<span className={styles.toggle}>{isOpen ? text.note.showLess : text.note.showMore}</span>
				</button>
			)}
			{newest.kind === 'item' ? <NoteCard noteId={newest.key} isRead={newest.isRead ?? false} /> : draw(newest)}
		</article>
	);
}
