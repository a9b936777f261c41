import type { ReactNode } from 'react';
import { SampleNotes } from '@/blocks/note/samples/SampleNotes';
import { sampleNote } from '@/blocks/note/samples/sampleNote';
import { PreviewFrame } from '@/blocks/settings/PreviewFrame';
import styles from './NotePreview.module.css';

const SAMPLES = [sampleNote];

/** A made-up note that shows at once what the settings beside it change. */
export function NotePreview(): ReactNode {
	return (
		<PreviewFrame className={styles.preview}>
			<SampleNotes samples={SAMPLES} />
		</PreviewFrame>
	);
}
