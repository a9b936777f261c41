import { type KeptFormDescription, type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import type { Channel } from '@/domain/collection/collections';
import { type ChannelEdit, changesOf, channelRefusal, channelRules, editOf, KEPT_CHANNEL } from './ChannelEdit';

/** The name under which unsaved edits of a channel are kept. @param channelId null for a new one */
export const keptChannelName = (channelId: string | null): string =>
	channelId === null ? 'channel' : `channel ${channelId}`;

/**
 * The form of a channel.
 * @param channel null for a new one
 */
export const useChannelForm = (
	channel: Channel | null,
	send: KeptFormDescription<ChannelEdit>['send'],
): KeptFormState<ChannelEdit> =>
	useKeptForm({
		page: keptChannelName(channel?.id ?? null),
		saved: editOf(channel),
		kept: KEPT_CHANNEL,
		changesOf,
		rules: channelRules(),
		send,
		explain: channelRefusal,
	});
