import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/ApiError';
import { toDriveFile } from '@/api/toDriveFile';
import { uploadFile } from '@/api/uploadFile';
import { proxied } from '@/blocks/proxied';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import { text } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import styles from './LayerFields.module.css';

interface PictureFieldProps {
	session: Session;
	label: string;
	/** Its address; empty for none. */
	value: string;
	onChange: (value: string) => void;
}

/** A picture from a file, which goes to the drive, or from an address. */
export function PictureField({ session, label, value, onChange }: PictureFieldProps): ReactNode {
	const input = useRef<HTMLInputElement>(null);
	const { upload, isBusy } = useUpload(session, onChange);
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
			<Button size="small" icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
				{text.imageEditor.choosePicture}
			</Button>
			<input
				ref={input}
				type="file"
				accept="image/*"
				hidden
				aria-label={text.imageEditor.choosePicture}
				onChange={event => {
					const [file] = event.target.files ?? [];
					event.target.value = '';
					if (file) void upload(file);
				}}
			/>
			<div className={styles.address}>
				<TextField
					label={label}
					type="url"
					inputMode="url"
					placeholder="https://"
					spellCheck={false}
					value={value}
					onChange={onChange}
					caption={text.imageEditor.pictureAbout}
					error={problem}
				/>
			</div>
		</div>
	);
}

/** Puts a file into the drive and tells its address; gives up when the field goes. */
function useUpload(session: Session, onDone: (url: string) => void) {
	const [isBusy, setIsBusy] = useState(false);
	const abort = useRef<AbortController | null>(null);
	const done = useRef(onDone);
	useEffect(() => {
		done.current = onDone;
	}, [onDone]);
	useEffect(() => () => abort.current?.abort(), []);
	const upload = async (file: File) => {
		const controller = new AbortController();
		abort.current = controller;
		setIsBusy(true);
		try {
			const wire = await uploadFile(session.api, { file, name: file.name, signal: controller.signal });
			const url = toDriveFile(wire)?.url;
			if (url) done.current(url);
		} catch (error) {
			if (!isAbort(error)) await showUploadError(error);
		} finally {
			setIsBusy(false);
		}
	};
	return { upload, isBusy };
}
