import type { ReactNode } from 'react';
import { SampleNotes } from '@/blocks/note/samples/SampleNotes';
import { sampleNote } from '@/blocks/note/samples/sampleNote';
import { text } from '@/i18n/text';
import styles from './NotePreview.module.css';

const SAMPLES = [sampleNote];

/** A made-up note that shows at once what the settings beside it change. Nothing in it can be pressed. */
export function NotePreview(): ReactNode {
	return (
		<div className={styles.preview} role="img" aria-label={text.settings.preview}>
			<div className={styles.note} inert>
				<SampleNotes samples={SAMPLES} />
			</div>
		</div>
	);
}
