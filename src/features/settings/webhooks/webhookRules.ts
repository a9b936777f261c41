import {
	array,
	boolean,
	check,
	type GenericSchema,
	maxLength,
	minLength,
	nonEmpty,
	object,
	picklist,
	pipe,
	string,
	trim,
} from 'valibot';
import { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Refusal } from '@/ui/form/useForm';
import { isWebhookUrl, WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from './webhook';

export interface WebhookEdit {
	readonly name: string;
	readonly url: string;
	readonly secret: string;
	readonly on: readonly WebhookEvent[];
	readonly isActive: boolean;
}

export const editOf = ({ name, url, secret, on, isActive }: Webhook): WebhookEdit => ({
	name,
	url,
	secret,
	on,
	isActive,
});

/** The server's limits, in characters. */
const NAME_MAX = 100;
const TEXT_MAX = 1024;

export const webhookRules = (): GenericSchema<WebhookEdit> =>
	object({
		name: pipe(string(), trim(), nonEmpty(''), maxLength(NAME_MAX, t('webhooks.tooLong', { max: NAME_MAX }))),
		url: pipe(
			string(),
			nonEmpty(''),
			maxLength(TEXT_MAX, t('webhooks.tooLong', { max: TEXT_MAX })),
			check(isWebhookUrl, text.webhooks.noUrl),
		),
		secret: pipe(string(), maxLength(TEXT_MAX, t('webhooks.tooLong', { max: TEXT_MAX }))),
		on: pipe(array(picklist(WEBHOOK_EVENTS)), minLength(1, '')),
		isActive: boolean(),
	});

/** Why the server refused a webhook, at the field to blame. */
export function webhookRefusal(error: unknown): Refusal<WebhookEdit> {
	if (error instanceof ApiError) {
		if (error.code === 'TOO_MANY_WEBHOOKS') return { text: text.webhooks.tooMany };
		if (error.code === 'NO_SUCH_WEBHOOK') return { text: text.webhooks.gone };
	}
	return { text: errorText(error).text };
}
