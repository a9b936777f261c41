import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { ComposerSlot } from './ComposerSlot';

/** The form for a note in a channel, on the channel's page. */
export default function ChannelComposer({ channelId }: { channelId: string }): ReactNode {
	return <ComposerSlot channelId={channelId} label={text.timeline.writeInChannel} />;
}
