import type { ComponentType } from 'react';
import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';
import type { LoadTargetTimeline } from '@/blocks/hosting/TargetTimeline';

/** What other features give to a channel's page. */
export interface ChannelParts {
	readonly loadTimeline: LoadTargetTimeline;
	/** The form for a note in the channel. */
	readonly loadComposer: () => Promise<{ readonly default: ComponentType<{ readonly channelId: string }> }>;
}

type ChannelPages = Pick<Pages, 'channels' | 'channel' | 'newChannel' | 'editedChannel'>;

const late = () => import('./latePages');

export const channelPages = (parts: ChannelParts): ChannelPages => ({
	...lateAlike(late, { gate: everyone }, ['channels']),
	...lateAlike(late, { gate: member, needs: 'write:channels' }, ['newChannel', 'editedChannel']),
	channel: { gate: everyone, layout: 'column', load: async () => (await late()).loadChannelPage(parts) },
});
