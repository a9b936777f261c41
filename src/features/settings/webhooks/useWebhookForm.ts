import { useEffect, useState } from 'react';
import { array, boolean, exactOptional, type GenericSchema, object, picklist, string } from 'valibot';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { type FormState, useForm } from '@/ui/form/useForm';
import { WEBHOOK_EVENTS } from './webhook';
import { type WebhookEdit, webhookRefusal, webhookRules } from './webhookRules';

/** What this device keeps of unsaved edits: all but the secret. */
type KeptEdit = Partial<Omit<WebhookEdit, 'secret'>>;

const KEPT_WEBHOOK: GenericSchema<KeptEdit> = object({
	name: exactOptional(string()),
	url: exactOptional(string()),
	on: exactOptional(array(picklist(WEBHOOK_EVENTS))),
	isActive: exactOptional(boolean()),
});

interface WebhookFormDescription {
	/** Under which unsaved edits are kept. */
	readonly page: string;
	readonly initial: WebhookEdit;
	readonly send: (edit: WebhookEdit) => Promise<void>;
}

export interface WebhookFormState {
	readonly form: FormState<WebhookEdit>;
	/** Whether it differs from what is saved. */
	readonly isChanged: boolean;
	/** Whether it shows edits of an earlier visit. */
	readonly isRestored: boolean;
	readonly forget: () => void;
}

/**
 * The form of a webhook. Unsaved edits are kept on this device until they are sent or discarded; a secret is not, as it
 * would lie there for every reader of its storage.
 */
export function useWebhookForm({ page, initial, send }: WebhookFormDescription): WebhookFormState {
	const session = useSession();
	const [kept] = useState(() => readEdits(session, page, KEPT_WEBHOOK));
	const [isRestored, setRestored] = useState(kept !== null);
	const forget = () => keepEdits(session, page, null);
	const form = useForm<WebhookEdit>({
		initial,
		...(kept && { start: { ...initial, ...kept } }),
		rules: webhookRules(),
		async send(edit) {
			await send(edit);
			setRestored(false);
			forget();
		},
		explain: webhookRefusal,
	});
	const { values } = form;
	useEffect(() => {
		const changed = changesOf(values, initial);
		keepEdits(session, page, Object.keys(changed).length === 0 ? null : changed);
	}, [session, page, values, initial]);
	const isChanged = values.secret !== initial.secret || Object.keys(changesOf(values, initial)).length > 0;
	return { form, isChanged, isRestored: isRestored && isChanged, forget };
}

function changesOf(edit: WebhookEdit, saved: WebhookEdit): KeptEdit {
	const { name, url, on, isActive } = edit;
	return {
		...(name.trim() !== saved.name.trim() && { name }),
		...(url.trim() !== saved.url.trim() && { url }),
		...(WEBHOOK_EVENTS.some(event => on.includes(event) !== saved.on.includes(event)) && { on }),
		...(isActive !== saved.isActive && { isActive }),
	};
}
