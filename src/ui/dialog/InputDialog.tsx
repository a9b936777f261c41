import { type FormEvent, useState } from 'react';
import { text as texts } from '@/i18n/text';
import { Button } from '../button/Button';
import { TextArea } from '../field/TextArea';
import { TextField } from '../field/TextField';
import styles from './dialog.module.css';
import type { PromptRequest } from './dialogRequests';
import { inputError } from './inputError';

interface InputDialogProps {
	request: PromptRequest;
	onDone: (value: string) => void;
	onCancel: () => void;
}

/**
 * Asks for a text: OK is disabled while it is too short or too long, Enter confirms (rules/overlays#asking-for-a-text).
 */
export function InputDialog({ request, onDone, onCancel }: InputDialogProps) {
	const [value, setValue] = useState(request.initial ?? '');
	const [isTouched, setIsTouched] = useState(false);
	const error = inputError(value, request);
	const isValid = error === undefined;

	function submit(event: FormEvent): void {
		event.preventDefault();
		if (isValid) onDone(value);
	}

	const field = {
		label: request.label ?? request.title,
		hideLabel: request.label === undefined,
		// No error is shown before the user has typed.
		error: isTouched ? error : undefined,
		value,
		placeholder: request.placeholder,
		'data-autofocus': true,
		onChange: (next: string) => {
			setValue(next);
			setIsTouched(true);
		},
	};
	return (
		<form className={styles.dialog} onSubmit={submit}>
			<h2 className={styles.title}>{request.title}</h2>
			{request.text !== undefined && <p className={styles.text}>{request.text}</p>}
			<div className={styles.field}>
				{request.multiline === true ? (
					<TextArea {...field} />
				) : (
					<TextField {...field} type={request.inputType ?? 'text'} autoComplete={request.autoComplete ?? 'off'} />
				)}
			</div>
			<div className={styles.actions}>
				<Button wide onClick={onCancel}>
					{texts.common.cancel}
				</Button>
				<Button wide submit variant="primary" disabled={!isValid}>
					{request.okText ?? texts.common.ok}
				</Button>
			</div>
		</form>
	);
}
