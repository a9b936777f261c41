import type { ReactNode } from 'react';
import { boolean, object, pipe, string, trim } from 'valibot';
import { text } from '@/i18n/text';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { line, lines, onOff } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { fits } from '@/ui/form/fits';
import { useForm } from '@/ui/form/useForm';
import { errorText } from '../query/errorText';

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
	title: string;
	/** The label of the button that sends it. */
	button: string;
	initial: NewClip;
	/** @throws if the server refuses it; the dialog says why, and stays */
	send: (clip: NewClip) => Promise<void>;
	onClose: () => void;
}

/** Name, description and visibility of a clip. */
export function ClipDialog({ title, button, initial, send, onClose }: ClipDialogProps): ReactNode {
	const form = useForm({
		initial: { ...initial, description: initial.description ?? '' },
		rules: RULES,
		send: ({ name, description, isPublic }) =>
			send({ name: name.trim(), description: description.trim() || null, isPublic }),
		explain: error => ({ text: errorText(error).text }),
	});
	return (
		<>
			<DialogHeader title={title} onClose={onClose} />
			<DialogBody>
				<Form
					form={form}
					fields={{
						name: line({ label: text.common.name, autoComplete: 'off', 'data-autofocus': true }),
						description: lines({ label: text.noteMenu.clipDescription }),
						isPublic: onOff({ label: text.noteMenu.clipPublic, caption: text.noteMenu.clipPublicAbout }),
					}}
					button={{ label: button, wide: true }}
				/>
			</DialogBody>
		</>
	);
}
