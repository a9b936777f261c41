import type { ReactNode } from 'react';
import { boolean, object, pipe, string, trim } from 'valibot';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { line, lines, onOff } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { fits } from '@/ui/form/fits';
import { useForm } from '@/ui/form/useForm';
import styles from './noteDialogs.module.css';

/** The parameters of `clips/create`. */
export interface NewClip {
	readonly name: string;
	readonly description: string | null;
	readonly isPublic: boolean;
}

/** The server's limits. */
const RULES = object({
	name: pipe(string(), trim(), fits({ minLength: 1, maxLength: 100 })),
	description: pipe(string(), fits({ maxLength: 2048 })),
	isPublic: boolean(),
});

interface ClipDialogProps {
	onDone: (clip: NewClip) => void;
	onClose: () => void;
}

/** Name, description and visibility of a new clip. */
export function ClipDialog({ onDone, onClose }: ClipDialogProps): ReactNode {
	const form = useForm({
		initial: { name: '', description: '', isPublic: false },
		rules: RULES,
		async send({ name, description, isPublic }) {
			onDone({ name: name.trim(), description: description.trim() || null, isPublic });
		},
	});
	return (
		<>
			<DialogHeader title={text.noteMenu.newClip} onClose={onClose} />
			<Form
				form={form}
				className={styles.body}
				fields={{
					name: line({ label: text.common.name, autoComplete: 'off', 'data-autofocus': true }),
					description: lines({ label: text.noteMenu.clipDescription }),
					isPublic: onOff({ label: text.noteMenu.clipPublic, caption: text.noteMenu.clipPublicAbout }),
				}}
				button={{ label: text.noteMenu.createClip, wide: true }}
			/>
		</>
	);
}
