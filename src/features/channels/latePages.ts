import { createElement } from 'react';
import type { LatePages } from '@/blocks/hosting/LatePages';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import type { ChannelParts } from '.';

export const latePages: LatePages<'channels' | 'newChannel' | 'editedChannel'> = {
	channels: () => import('./list/ChannelsPage'),
	newChannel: () => import('./form/NewChannelPage'),
	editedChannel: () => import('./form/EditedChannelPage'),
};

/** The page of a channel with the parts that other features give to it. */
export async function loadChannelPage({ loadTimeline, loadComposer }: ChannelParts) {
	const [{ ChannelPage }, { default: Timeline }, { default: Composer }] = await Promise.all([
		import('./ChannelPage'),
		loadTimeline(),
		loadComposer(),
	]);
	return { default: (props: PageProps<'channel'>) => createElement(ChannelPage, { ...props, Timeline, Composer }) };
}
