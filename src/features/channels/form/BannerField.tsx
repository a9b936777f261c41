import type { ReactNode } from 'react';
import { PictureChooser } from '@/blocks/crop/PictureChooser';
import { uploadCropped } from '@/blocks/crop/uploadCropped';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import type { Bound } from '@/ui/form/controls';
import styles from './BannerField.module.css';
import type { ChannelEdit } from './ChannelEdit';

/** The banner of a channel, which is cropped and uploaded when it is chosen, and set when the form is sent. */
export function BannerField({ value, onChange }: Bound<ChannelEdit['banner']>): ReactNode {
	const session = useSession();
	return (
		<div className={styles.field}>
			<span className={styles.label}>{text.channels.banner}</span>
			{value?.url && <img className={styles.banner} src={value.url} alt="" />}
			<PictureChooser
				label={value ? text.channels.changeBanner : text.channels.chooseBanner}
				onChoose={async source => {
					try {
						const picture = await uploadCropped(session, source, 'free');
						if (picture) onChange({ id: picture.id, url: picture.url });
					} catch (error) {
						await showUploadError(error);
					}
				}}
				onRemove={value ? async () => onChange(null) : undefined}
			/>
		</div>
	);
}
