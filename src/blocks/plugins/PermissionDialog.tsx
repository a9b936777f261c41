import { type ReactNode, useState } from 'react';
import { serverPermissions } from '@/domain/plugin/localPermissions';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Checkbox } from '@/ui/field/Checkbox';
import { TextField } from '@/ui/field/TextField';
import { AboutText } from '@/ui/page/AboutText';
import { pluginPermissionText } from './pluginPermissionText';
import styles from './plugins.module.css';

export interface PermissionWish {
	/** What the token is called in the list of apps; of no use where no server grants any of it. */
	readonly name: string;
	readonly permissions: readonly string[];
}

interface PermissionDialogProps {
	name: string;
	permissions: readonly string[];
	/** What is chosen at first. */
	given: readonly string[];
	onDone: (wish: PermissionWish) => void;
	onCancel: () => void;
}

const NAME_CHARACTERS = 256;

/** What a plugin asks for, in words: each can be taken away, and its token, if it gets one, be called otherwise. */
export function PermissionDialog(props: PermissionDialogProps): ReactNode {
	const { name, permissions, onDone, onCancel } = props;
	const [token, setToken] = useState(name);
	const [given, setGiven] = useState(props.given);
	const { title, about, aboutLocal, tokenName, tokenAbout, asked, none } = text.plugins.permissions;
	const hasToken = serverPermissions(given).length > 0;
	const isReady = !hasToken || token.trim() !== '';
	const submit = () => {
		if (isReady) onDone({ name: token.trim(), permissions: given });
	};
	return (
		<>
			<DialogHeader title={fill(title, { name })} onClose={onCancel} />
			<DialogBody onSubmit={submit}>
				<AboutText>{serverPermissions(permissions).length > 0 ? about : aboutLocal}</AboutText>
				<fieldset className={styles.permissions}>
					<legend>{asked}</legend>
					{permissions.map(permission => (
						<Checkbox
							key={permission}
							label={pluginPermissionText(permission)}
							caption={<code>{permission}</code>}
							checked={given.includes(permission)}
							onChange={isGiven =>
								// In the order of the plugin.
								setGiven(permissions.filter(each => (each === permission ? isGiven : given.includes(each))))
							}
						/>
					))}
				</fieldset>
				{hasToken ? (
					<TextField
						label={tokenName}
						caption={tokenAbout}
						value={token}
						maxLength={NAME_CHARACTERS}
						autoComplete="off"
						onChange={setToken}
					/>
				) : (
					<AboutText role="status">{none}</AboutText>
				)}
				<div className={styles.buttons}>
					<Button wide onClick={onCancel}>
						{text.common.cancel}
					</Button>
					<Button wide submit variant="primary" disabled={!isReady}>
						{given.length === 0
							? text.plugins.permissions.without
							: counted(text.plugins.permissions, 'allow', given.length)}
					</Button>
				</div>
			</DialogBody>
		</>
	);
}
