import type { ReactNode } from 'react';
import { MediaGrid } from '@/blocks/media/MediaGrid';
import { sampleFile } from '@/blocks/note/samples/sampleNote';
import { PreviewFrame } from '@/blocks/settings/PreviewFrame';
import { text } from '@/i18n/text';
import styles from './MediaPreview.module.css';

/** The only picture of a note, and a sensitive one. */
export function MediaPreview(): ReactNode {
	const { plain, sensitive } = text.settings.preview;
	return (
		<PreviewFrame>
			<div className={styles.pictures}>
				<figure>
					<MediaGrid noteId="preview of pictures" files={[sampleFile('plain')]} />
					<figcaption>{plain}</figcaption>
				</figure>
				<figure>
					<MediaGrid noteId="preview of pictures" files={[sampleFile('sensitive')]} />
					<figcaption>{sensitive}</figcaption>
				</figure>
			</div>
		</PreviewFrame>
	);
}
