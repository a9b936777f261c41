import type { ReactNode } from 'react';
import { PictureChooser } from '@/blocks/crop/PictureChooser';
import { uploadCropped } from '@/blocks/crop/uploadCropped';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import type { Bound } from '@/ui/form/controls';
import { AboutText } from '@/ui/page/AboutText';
import styles from './blocks.module.css';
import { useDrivePicture } from './useDrivePicture';

interface EyecatchFieldProps extends Bound<string | null> {
	/** The picture that the page has so far. */
	saved: DriveFile | null;
}

/** The picture above a page and in lists, of the drive or uploaded to it. */
export function EyecatchField({ value, onChange, error, saved }: EyecatchFieldProps): ReactNode {
	const session = useSession();
	const picture = useDrivePicture(value, saved);
	return (
		<div className={styles.eyecatch}>
			<span className={styles.label}>{text.pages.eyecatch}</span>
			{picture && <img src={picture.url} alt={picture.comment ?? ''} />}
			{value !== null && picture === null && <AboutText role="status">{text.pages.noImage}</AboutText>}
			<PictureChooser
				label={value === null ? text.pages.chooseImage : text.pages.changeImage}
				onChoose={async source => {
					try {
						const chosen = await uploadCropped(session, source, 'free');
						if (chosen) onChange(chosen.id);
					} catch (failure) {
						await showUploadError(failure);
					}
				}}
				onRemove={value === null ? undefined : async () => onChange(null)}
			/>
			{error !== undefined && (
				<p className={styles.error} role="alert">
					{error}
				</p>
			)}
		</div>
	);
}
