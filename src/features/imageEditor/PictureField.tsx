import { type ReactNode, useEffect, useRef, useState } from 'react';
import { proxied } from '@/blocks/media/proxied';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { Button } from '@/ui/button/Button';
import { TextField } from '@/ui/field/TextField';
import { Icon } from '@/ui/icon/Icon';
import styles from './LayerFields.module.css';

/** rules/appearance#controls: input debounce. */
const TYPING_PAUSE_MS = 1000;

interface PictureFieldProps {
	session: Session;
	label: string;
	/** Its URL; empty for none. */
	value: string;
	onChange: (value: string) => void;
	/** Whether a file for it is being uploaded. */
	isBusy: boolean;
	/** Uploads a file and enters its URL. */
	onFile: (file: File) => void;
}

/** A picture from a file, which is uploaded to the drive, or from a URL. */
export function PictureField({ session, label, value, onChange, isBusy, onFile }: PictureFieldProps): ReactNode {
	const input = useRef<HTMLInputElement>(null);
	const mayUpload = tokenMay(session, 'write:drive');
	const mayReadDrive = tokenMay(session, 'read:drive');
	const [broken, setBroken] = useState<string | null>(null);
	const isAddress = value === '' || /^https?:\/\/./.test(value);
	const unreadable = broken === value && value !== '' ? text.imageEditor.notLoaded : undefined;
	const problem = isAddress ? unreadable : text.imageEditor.noAddress;
	return (
		<div className={styles.picture}>
			<span className={styles.thumbnail}>
				{value !== '' && isAddress && broken !== value ? (
					<img key={value} src={proxied(session, value, 'preview')} alt="" onError={() => setBroken(value)} />
				) : (
					<Icon name={broken === value && value !== '' ? 'imageOff' : 'image'} size={22} />
				)}
			</span>
			<div className={styles.sources}>
				{mayUpload && (
					<Button size="small" icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
						{text.imageEditor.choosePicture}
					</Button>
				)}
				{mayReadDrive && (
					<Button
						size="small"
						icon="drive"
						onClick={() =>
							intents.send({
								kind: 'pickDriveFiles',
								session,
								type: 'image/*',
								max: 1,
								choose: ([file]) => file && onChange(file.url),
							})
						}
					>
						{text.imageEditor.fromDrive}
					</Button>
				)}
			</div>
			<input
				ref={input}
				type="file"
				accept="image/*"
				hidden
				aria-label={text.imageEditor.choosePicture}
				onChange={event => {
					const [file] = event.target.files ?? [];
					event.target.value = '';
					if (file) onFile(file);
				}}
			/>
			<AddressField label={label} value={value} error={problem} onChange={onChange} />
		</div>
	);
}

interface AddressFieldProps {
	label: string;
	value: string;
	error: string | undefined;
	onChange: (value: string) => void;
}

/** Applied after a pause in typing, so that no half-typed URL is requested. */
function AddressField({ label, value, error, onChange }: AddressFieldProps): ReactNode {
	const [typed, setTyped] = useState<string | null>(null);
	const finish = () => {
		if (typed === null) return;
		setTyped(null);
		if (typed.trim() !== value) onChange(typed.trim());
	};
	const latest = useRef(finish);
	useEffect(() => {
		latest.current = finish;
	});
	useEffect(() => {
		if (typed === null) return undefined;
		const pause = setTimeout(() => latest.current(), TYPING_PAUSE_MS);
		return () => clearTimeout(pause);
	}, [typed]);
	return (
		<div className={styles.address}>
			<TextField
				label={label}
				type="url"
				inputMode="url"
				placeholder="https://"
				spellCheck={false}
				value={typed ?? value}
				onChange={setTyped}
				onBlur={finish}
				onEnter={finish}
				caption={text.imageEditor.pictureAbout}
				error={typed === null ? error : undefined}
			/>
		</div>
	);
}
