import { useEffect, useState } from 'react';
import type { Channel } from '@/domain/collection/collections';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { type FormState, useForm } from '@/ui/form/useForm';
import { type ChannelEdit, changesOf, channelRefusal, channelRules, editOf, KEPT_CHANNEL } from './ChannelEdit';

export interface ChannelFormState {
	readonly form: FormState<ChannelEdit>;
	readonly isChanged: boolean;
	/** Whether it shows edits of an earlier visit. */
	readonly isRestored: boolean;
}

/**
 * The form of a channel. Unsaved edits are kept on this device until they are sent or discarded.
 * @param channel null for a new one
 */
export function useChannelForm(channel: Channel | null, send: (edit: ChannelEdit) => Promise<void>): ChannelFormState {
	const session = useSession();
	const page = channel === null ? 'channel' : `channel ${channel.id}`;
	const saved = editOf(channel);
	const [kept] = useState(() => readEdits(session, page, KEPT_CHANNEL));
	const [isRestored, setRestored] = useState(kept !== null);
	const form = useForm<ChannelEdit>({
		initial: saved,
		...(kept && { start: { ...saved, ...kept } }),
		rules: channelRules(),
		async send(edit) {
			await send(edit);
			setRestored(false);
			keepEdits(session, page, null);
		},
		explain: channelRefusal,
	});
	const changed = JSON.stringify(changesOf(form.values, saved));
	const isChanged = changed !== '{}';
	useEffect(
		() => keepEdits(session, page, isChanged ? JSON.parse(changed) : null),
		[session, page, isChanged, changed],
	);
	return { form, isChanged, isRestored: isRestored && isChanged };
}
