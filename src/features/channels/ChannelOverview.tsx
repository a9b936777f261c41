import type { ReactNode } from 'react';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import type { Channel } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { ChannelHead } from './ChannelHead';
import styles from './ChannelOverview.module.css';

interface ChannelOverviewProps {
	channel: Channel;
	onTimeline: () => void;
}

/** What a channel is about, and the notes that are pinned in it, in their order. */
export function ChannelOverview({ channel, onTimeline }: ChannelOverviewProps): ReactNode {
	const session = useSession();
	const { pinnedNoteIds } = channel;
	useRetainedNotes(session, pinnedNoteIds);
	const rows = useNoteRows(pinnedNoteIds);
	return (
		<ScrolledPart>
			<ChannelHead channel={channel} />
			{rows.length > 0 && (
				<section aria-labelledby={`pinned ${channel.id}`}>
					<h3 className={styles.pinned} id={`pinned ${channel.id}`}>
						{text.channels.pinned}
					</h3>
					{rows.map(row => (
						<NoteRowView key={row.key} row={row} />
					))}
				</section>
			)}
			<div className={styles.further}>
				<Button icon="note" onClick={onTimeline}>
					{text.channels.toTimeline}
				</Button>
			</div>
		</ScrolledPart>
	);
}
