import type { ReactNode } from 'react';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import styles from './OverviewTab.module.css';

/** The notes that somebody has pinned, the last pinned first; empty without any. They come with the profile. */
export function PinnedNotes({ ids }: { ids: readonly string[] }): ReactNode {
	const session = useSession();
	useRetainedNotes(session, ids);
	const rows = useNoteRows(ids);
	if (ids.length === 0) return null;
	return (
		<section className={styles.pinned} aria-label={text.profile.pinned}>
			<h3 className={styles.label}>
				<Icon name="pin" size={15} />
				{text.profile.pinned}
			</h3>
			{rows.map(row => (
				<NoteRowView key={row.key} row={row} />
			))}
		</section>
	);
}
