import { type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import type { Channel } from '@/domain/collection/collections';
import { type ChannelEdit, changesOf, channelRefusal, channelRules, editOf, KEPT_CHANNEL } from './ChannelEdit';

/**
 * The form of a channel.
 * @param channel null for a new one
 */
export const useChannelForm = (
	channel: Channel | null,
	send: (edit: ChannelEdit) => Promise<void>,
): KeptFormState<ChannelEdit> =>
	useKeptForm({
		page: channel === null ? 'channel' : `channel ${channel.id}`,
		saved: editOf(channel),
		kept: KEPT_CHANNEL,
		changesOf,
		rules: channelRules(),
		send,
		explain: channelRefusal,
	});
