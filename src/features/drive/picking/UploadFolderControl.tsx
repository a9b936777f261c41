import { type ReactNode, useId } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { useWhenBack } from '@/blocks/query/useWhenBack';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { folderPathQuery } from '@/stores/uploads/folderForUploads';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { openFolderPicker } from './openFolderPicker';
import styles from './UploadFolderControl.module.css';

/** The folder for uploads that have no other one, by its path; the top of the drive by default. */
export function UploadFolderControl({ label, caption, value, disabled, onChange }: OwnControlProps): ReactNode {
	const session = useSession();
	const id = useId();
	const mayRead = useTokenMay('read:drive');
	const folderId = typeof value === 'string' ? value : null;
	const choose = async () => {
		const { uploadFolder: title, chooseFolder: doneText } = text.drive;
		const chosen = await openFolderPicker(session, { title, doneText });
		if (chosen !== undefined) onChange(chosen);
	};
	return (
		<fieldset className={styles.control} aria-describedby={id}>
			<legend className={styles.label}>{label}</legend>
			<p id={id} className={styles.about}>
				{caption}
			</p>
			{folderId === null ? (
				<Place icon="drive">{text.drive.title}</Place>
			) : mayRead ? (
				<FolderPlace folderId={folderId} />
			) : (
				<Place icon="folder">{text.drive.mayNotRead}</Place>
			)}
			<div className={styles.buttons}>
				<Button icon="folder" disabled={disabled || !mayRead} onClick={() => void choose()}>
					{text.drive.changeFolder}
				</Button>
				{folderId !== null && (
					<Button variant="quiet" disabled={disabled} onClick={() => onChange(null)}>
						{text.drive.useTop}
					</Button>
				)}
			</div>
		</fieldset>
	);
}

function FolderPlace({ folderId }: { folderId: string }): ReactNode {
	const { data: path, isError, refetch } = useThing(folderPathQuery, folderId);
	useWhenBack(isError, () => void refetch());
	if (path === null) {
		return (
			<>
				<Place icon="warning" isGone>
					{text.drive.uploadFolderGone}
				</Place>
				<p className={styles.about}>{text.drive.uploadFolderGoneText}</p>
			</>
		);
	}
	if (path) return <Place icon="folder">{[text.drive.title, ...path].join(' / ')}</Place>;
	if (!isError) return <Place icon="folder">…</Place>;
	return (
		<div className={styles.buttons}>
			<Place icon="folder">{text.drive.folderUnknown}</Place>
			<Button size="small" icon="refresh" onClick={() => void refetch()}>
				{text.common.retry}
			</Button>
		</div>
	);
}

interface PlaceProps {
	icon: 'drive' | 'folder' | 'warning';
	isGone?: boolean;
	children: string;
}

function Place({ icon, isGone = false, children }: PlaceProps): ReactNode {
	return (
		<p className={styles.place} data-gone={isGone || undefined} aria-live="polite">
			<Icon name={icon} size={18} />
			<b dir="auto">{children}</b>
		</p>
	);
}
