import type { ReactNode } from 'react';
import { QuoteCard } from '@/blocks/note/QuoteCard';
import { ReplyLine } from '@/blocks/note/ReplyLine';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import styles from './NoteTargets.module.css';
import { useTargetNote } from './useTargetNote';

/** The note that is replied to. */
export function ReplyTarget({ noteId }: { noteId: string }): ReactNode {
	const { note, isGone } = useTargetNote(noteId);
	if (isGone) return <p className={styles.gone}>{text.postForm.targetGone}</p>;
	return note ? <ReplyLine noteId={noteId} /> : <p className={styles.waiting}>{text.postForm.searching}</p>;
}

/** The quoted note, with a button to remove it. */
export function QuoteTarget({ noteId, onRemove }: { noteId: string; onRemove: () => void }): ReactNode {
	const { note, isGone } = useTargetNote(noteId);
	return (
		<div className={styles.quote}>
			{note || isGone ? <QuoteCard noteId={noteId} /> : <p className={styles.waiting}>{text.postForm.searching}</p>}
			<IconButton
				className={styles.remove ?? ''}
				icon="close"
				size="small"
				iconSize={14}
				label={text.postForm.removeQuote}
				onClick={onRemove}
			/>
		</div>
	);
}
