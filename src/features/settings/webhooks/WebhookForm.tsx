import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { CheckboxGroup } from '@/ui/field/CheckboxGroup';
import { line, onOff } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { ButtonRow } from '@/ui/page/ButtonRow';
import styles from '../page/page.module.css';
import { RestoredEdits } from '../page/RestoredEdits';
import type { WebhookFormState } from './useWebhookForm';
import { WEBHOOK_EVENTS } from './webhook';

interface WebhookFormProps {
	edit: WebhookFormState;
	/** Whether it exists already, and may be switched off. */
	isKnown: boolean;
}

/** The fields of a webhook. */
export function WebhookForm({ edit: { form, isChanged, isRestored }, isKnown }: WebhookFormProps): ReactNode {
	return (
		<>
			{isRestored && <RestoredEdits />}
			<Form
				form={form}
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
			{isChanged && (
				<ButtonRow>
					<Button size="small" variant="quiet" disabled={form.isBusy} onClick={form.clear}>
						{text.webhooks.discard}
					</Button>
				</ButtonRow>
			)}
		</>
	);
}
