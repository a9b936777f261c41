import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import styles from './ChannelComposer.module.css';
import { ComposerSlot } from './ComposerSlot';

/** The form for a note in a channel, on the channel's page. */
export default function ChannelComposer({ channelId }: { channelId: string }): ReactNode {
	return <ComposerSlot className={styles.teaser} channelId={channelId} label={text.timeline.writeInChannel} />;
}
