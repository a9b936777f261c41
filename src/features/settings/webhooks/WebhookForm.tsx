import type { ReactNode } from 'react';
import { KeptForm } from '@/blocks/form/KeptForm';
import type { KeptFormState } from '@/blocks/form/useKeptForm';
import { text } from '@/i18n/text';
import { CheckboxGroup } from '@/ui/field/CheckboxGroup';
import { line, onOff } from '@/ui/form/controls';
import styles from '../page/page.module.css';
import { WEBHOOK_EVENTS } from './webhook';
import type { WebhookEdit } from './webhookRules';

interface WebhookFormProps {
	edit: KeptFormState<WebhookEdit>;
	/** Whether it exists already, and may be switched off. */
	isKnown: boolean;
}

/** The fields of a webhook. */
export const WebhookForm = ({ edit, isKnown }: WebhookFormProps): ReactNode => (
	<KeptForm
		edit={edit}
		className={styles.form}
		fields={{
			name: line({ label: text.common.name, autoComplete: 'off', 'data-autofocus': true }),
			url: line({ label: 'URL', type: 'url', inputMode: 'url', placeholder: 'https://', spellCheck: false }),
			secret: line({
				label: text.webhooks.secret,
				caption: text.webhooks.secretAbout,
				isSecret: true,
				autoComplete: 'off',
				spellCheck: false,
			}),
			on: ({ value, onChange }) => (
				<CheckboxGroup
					label={text.webhooks.events}
					options={WEBHOOK_EVENTS.map(event => ({ value: event, text: text.webhooks.eventNames[event] }))}
					value={value}
					onChange={onChange}
				/>
			),
			isActive: isKnown ? onOff({ label: text.webhooks.active, caption: text.webhooks.activeAbout }) : null,
		}}
		button={{ label: isKnown ? text.webhooks.save : text.webhooks.create, icon: 'check' }}
	/>
);
