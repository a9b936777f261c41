import type { ReactNode } from 'react';
import type { Channel } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import styles from './ChannelMarks.module.css';

/** Whether a channel is sensitive, in the archive, or keeps its notes to itself; empty for none of these. */
export function ChannelMarks({ channel }: { channel: Channel }): ReactNode {
	const { isSensitive, isArchived, allowRenoteToExternal } = channel;
	if (!isSensitive && !isArchived && allowRenoteToExternal) return null;
	return (
		<p className={styles.marks}>
			{isSensitive && <Badge tone="danger">{text.channels.sensitive}</Badge>}
			{isArchived && <Badge tone="warn">{text.channels.archived}</Badge>}
			{!allowRenoteToExternal && <Badge>{text.channels.keepsNotes}</Badge>}
		</p>
	);
}
