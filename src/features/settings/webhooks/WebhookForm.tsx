import type { ReactNode } from 'react';
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
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/field/Checkbox';
import { line, onOff } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import type { Refusal } from '@/ui/form/useForm';
import styles from '../page/page.module.css';
import type { WebhookFormState } from './useWebhookForm';
import { isWebhookUrl, WEBHOOK_EVENTS, type WebhookEvent } from './webhook';
import own from './webhooks.module.css';

export interface WebhookEdit {
	readonly name: string;
	readonly url: string;
	readonly secret: string;
	readonly on: readonly WebhookEvent[];
	readonly isActive: boolean;
}

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

interface WebhookFormProps {
	edit: WebhookFormState;
	/** Whether it exists already, and may be switched off. */
	isKnown: boolean;
}

/** The fields of a webhook. */
export function WebhookForm({ edit: { form, isChanged, isRestored }, isKnown }: WebhookFormProps): ReactNode {
	return (
		<>
			{isRestored && (
				<p className={own.restored} role="status">
					{text.webhooks.restored}
				</p>
			)}
			<Form
				form={form}
				className={styles.form}
				fields={{
					name: line({ label: text.common.name, autoComplete: 'off', 'data-autofocus': true }),
					url: line({ label: 'URL', type: 'url', inputMode: 'url', placeholder: 'https://', spellCheck: false }),
					secret: line({
						label: text.webhooks.secret,
						caption: text.webhooks.secretAbout,
						autoComplete: 'off',
						spellCheck: false,
					}),
					on: ({ value, onChange }) => (
						<fieldset className={own.permissions}>
							<legend>{text.webhooks.events}</legend>
							<div className={own.choices}>
								{WEBHOOK_EVENTS.map(event => (
									<Checkbox
										key={event}
										label={text.webhooks.eventNames[event]}
										checked={value.includes(event)}
										onChange={isChosen => onChange(isChosen ? [...value, event] : value.filter(each => each !== event))}
									/>
								))}
							</div>
						</fieldset>
					),
					isActive: isKnown ? onOff({ label: text.webhooks.active, caption: text.webhooks.activeAbout }) : null,
				}}
				button={{ label: isKnown ? text.webhooks.save : text.webhooks.create, icon: 'check' }}
			/>
			{isChanged && (
				<div className={styles.bar}>
					<Button size="small" variant="quiet" disabled={form.isBusy} onClick={form.clear}>
						{text.webhooks.discard}
					</Button>
				</div>
			)}
		</>
	);
}
