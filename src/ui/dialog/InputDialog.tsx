import { object, pipe, string } from 'valibot';
import { text as texts } from '@/i18n/text';
import { Button } from '../button/Button';
import { line, lines } from '../form/controls';
import { Form } from '../form/Form';
import { fits } from '../form/fits';
import { useForm } from '../form/useForm';
import styles from './dialog.module.css';
import type { PromptRequest } from './dialogRequests';

interface InputDialogProps {
	request: PromptRequest;
	onDone: (value: string) => void;
	onCancel: () => void;
}

/**
 * Asks for a text: OK is disabled while it is too short or too long, Enter confirms (rules/overlays#asking-for-a-text).
 */
export function InputDialog({ request, onDone, onCancel }: InputDialogProps) {
	const form = useForm({
		initial: { value: request.initial ?? '' },
		rules: object({ value: pipe(string(), fits(request)) }),
		send: async ({ value }) => onDone(value),
	});
	const field = {
		label: request.label ?? request.title,
		hideLabel: request.label === undefined,
		placeholder: request.placeholder,
		'data-autofocus': true,
	} as const;
	const { inputType: type = 'text', autoComplete = 'off' } = request;
	return (
		<div className={styles.dialog}>
			<h2 className={styles.title}>{request.title}</h2>
			{request.text !== undefined && <p className={styles.text}>{request.text}</p>}
			<Form
				form={form}
				className={styles.field}
				fields={{ value: request.multiline === true ? lines(field) : line({ ...field, type, autoComplete }) }}
			/>
			<div className={styles.actions}>
				<Button wide onClick={onCancel}>
					{texts.common.cancel}
				</Button>
				<Button wide variant="primary" disabled={!form.isReady} onClick={form.submit}>
					{request.okText ?? texts.common.ok}
				</Button>
			</div>
		</div>
	);
}
