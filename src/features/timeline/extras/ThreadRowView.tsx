import type { ReactNode } from 'react';
import { MutedNote } from '@/blocks/feed/MutedNote';
import { PathLink } from '@/blocks/navigation/PathLink';
import { NoteCard } from '@/blocks/note/NoteCard';
import { useWhenBack } from '@/blocks/query/useWhenBack';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/state/Spinner';
import type { ThreadLineRow, ThreadRow } from '../rows';
import styles from './ThreadRowView.module.css';
import type { ThreadTree } from './ThreadTree';

/** A note of a thread that is open in a column. */
export function ThreadNote({ row, tree }: { row: ThreadRow; tree: ThreadTree }): ReactNode {
	const { noteId, aboveId, depth, isMuted } = row;
	return (
		<div className={styles.thread} data-depth={depth}>
			{isMuted ? (
				<MutedNote noteId={noteId} reason="word" onShow={() => tree.reveal(noteId)} />
			) : (
				<NoteCard noteId={noteId} aboveId={aboveId} />
			)}
		</div>
	);
}

interface ThreadLineViewProps {
	row: ThreadLineRow;
	tree: ThreadTree;
	onFold: () => void;
}

/** The state of an open thread, with its buttons. */
export function ThreadLineView({ row, tree, onFold }: ThreadLineViewProps): ReactNode {
	return (
		<article className={styles.thread} data-depth={row.what === 'fold' ? 0 : row.depth}>
			<div className={styles.line}>{contentOf({ row, tree, onFold })}</div>
		</article>
	);
}

function contentOf({ row, tree, onFold }: ThreadLineViewProps): ReactNode {
	switch (row.what) {
		case 'loading':
			return <Spinner />;
		case 'failed':
			return <ThreadFailed isBusy={row.isBusy} onRetry={() => tree.retry()} />;
		case 'more':
			return (
				<Button size="small" busy={row.isBusy} onClick={() => tree.more(row.parentId)}>
					{text.notePage.moreReplies}
				</Button>
			);
		case 'continue':
			return (
				<PathLink className={styles.link} path={pathTo('note', { noteId: row.parentId })}>
					{text.notePage.continueThread}
				</PathLink>
			);
		default:
			return (
				<Button size="small" onClick={onFold}>
					{text.reading.foldThread}
				</Button>
			);
	}
}

function ThreadFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }): ReactNode {
	useWhenBack(!isBusy, onRetry);
	return (
		<>
			<span role="alert">{text.reading.threadFailed}</span>
			<Button size="small" busy={isBusy} onClick={onRetry}>
				{text.common.retry}
			</Button>
		</>
	);
}
