import type { ReactNode } from 'react';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import type { Channel } from '@/domain/collection/collections';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import styles from './ChannelFigures.module.css';

/** How many follow a channel, how many notes it has, and when the last one was posted. */
export function ChannelFigures({ channel: { usersCount, notesCount, lastNotedAt } }: { channel: Channel }): ReactNode {
	const last = lastNotedAt === null ? Number.NaN : Date.parse(lastNotedAt);
	return (
		<ul className={styles.figures}>
			<li>{counted(text.channels, 'people', usersCount)}</li>
			<li>{counted(text.channels, 'notes', notesCount)}</li>
			{!Number.isNaN(last) && (
				<li>
					{text.channels.lastNote} <RelativeTime at={last} />
				</li>
			)}
		</ul>
	);
}
