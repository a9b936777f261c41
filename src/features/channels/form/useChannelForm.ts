import { type KeptFormDescription, type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import { type ChannelEdit, changesOf, channelRefusal, channelRules, KEPT_CHANNEL } from './ChannelEdit';

/** The name under which unsaved edits of a channel are kept. @param channelId null for a new one */
export const keptChannelName = (channelId: string | null): string =>
	channelId === null ? 'channel' : `channel ${channelId}`;

/**
 * The form of a channel.
 * @param channelId null for a new one
 */
export const useChannelForm = (
	channelId: string | null,
	saved: ChannelEdit,
	send: KeptFormDescription<ChannelEdit>['send'],
): KeptFormState<ChannelEdit> =>
	useKeptForm({
		page: keptChannelName(channelId),
		saved,
		kept: KEPT_CHANNEL,
		changesOf,
		rules: channelRules(),
		send,
		explain: channelRefusal,
	});
