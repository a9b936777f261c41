import { array, boolean, exactOptional, type GenericSchema, object, picklist, string } from 'valibot';
import { type KeptFormDescription, type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import { WEBHOOK_EVENTS } from './webhook';
import { type WebhookEdit, webhookRefusal, webhookRules } from './webhookRules';

const KEPT_WEBHOOK: GenericSchema<Partial<Omit<WebhookEdit, 'secret'>>> = object({
	name: exactOptional(string()),
	url: exactOptional(string()),
	on: exactOptional(array(picklist(WEBHOOK_EVENTS))),
	isActive: exactOptional(boolean()),
});

type WebhookFormDescription = Pick<KeptFormDescription<WebhookEdit>, 'page' | 'saved' | 'send'>;

/** The name under which unsaved edits of a webhook are kept. */
export const keptWebhookName = (webhookId: string): string => `webhook ${webhookId}`;

/** The form of a webhook. A changed secret is not kept, as every reader of the device's storage could see it. */
export const useWebhookForm = (description: WebhookFormDescription): KeptFormState<WebhookEdit> =>
	useKeptForm({
		...description,
		kept: KEPT_WEBHOOK,
		changesOf,
		toKept: ({ secret: _, ...others }) => others,
		rules: webhookRules(),
		explain: webhookRefusal,
	});

/** The fields that were edited; spaces around the name and the address don't count. */
export function changesOf(edit: WebhookEdit, saved: WebhookEdit): Partial<WebhookEdit> {
	const { name, url, secret, on, isActive } = edit;
	return {
		...(name.trim() !== saved.name.trim() && { name }),
		...(url.trim() !== saved.url.trim() && { url }),
		...(secret !== saved.secret && { secret }),
		...(WEBHOOK_EVENTS.some(event => on.includes(event) !== saved.on.includes(event)) && { on }),
		...(isActive !== saved.isActive && { isActive }),
	};
}
