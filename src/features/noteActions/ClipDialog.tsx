import { type FormEvent, type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { inputError } from '@/ui/dialog/inputError';
import { Switch } from '@/ui/Switch';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import styles from './noteDialogs.module.css';

/** As `clips/create` takes it. */
export interface NewClip {
	readonly name: string;
	readonly description: string | null;
	readonly isPublic: boolean;
}

/** What the server takes (contract: clips/create). */
const NAME_RULES = { minLength: 1, maxLength: 100 };
const DESCRIPTION_RULES = { maxLength: 2048 };

interface ClipDialogProps {
	onDone: (clip: NewClip) => void;
	onClose: () => void;
}

/** Name, description and publicity of a new clip. */
export function ClipDialog({ onDone, onClose }: ClipDialogProps): ReactNode {
	const [name, setName] = useState('');
	const [description, setDescription] = useState('');
	const [isPublic, setIsPublic] = useState(false);
	const nameError = inputError(name.trim(), NAME_RULES);
	const descriptionError = inputError(description, DESCRIPTION_RULES);
	const isValid = nameError === undefined && descriptionError === undefined;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isValid) onDone({ name: name.trim(), description: description.trim() || null, isPublic });
	};
	return (
		<form onSubmit={submit}>
			<DialogHeader title={text.noteMenu.newClip} onClose={onClose} />
			<div className={styles.body}>
				<TextField
					label={text.common.name}
					value={name}
					error={name === '' ? undefined : nameError}
					onChange={setName}
					autoComplete="off"
					data-autofocus
				/>
				<TextArea
					label={text.noteMenu.clipDescription}
					value={description}
					error={descriptionError}
					onChange={setDescription}
				/>
				<Switch
					label={text.noteMenu.clipPublic}
					caption={text.noteMenu.clipPublicAbout}
					checked={isPublic}
					onChange={setIsPublic}
				/>
				<Button wide submit variant="primary" disabled={!isValid}>
					{text.noteMenu.createClip}
				</Button>
			</div>
		</form>
	);
}
