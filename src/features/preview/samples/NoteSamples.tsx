import type { ReactNode } from 'react';
import { SampleNotes } from '@/blocks/note/samples/SampleNotes';
import { sampleNote } from '@/blocks/note/samples/sampleNote';
import { sampleRenote } from '@/blocks/note/samples/sampleRenote';
import styles from '../PreviewPage.module.css';

const SAMPLES = [sampleRenote, sampleNote];

/** A note with a picture and reactions, and a renote; nothing in them can be pressed. */
export function NoteSamples(): ReactNode {
	return (
		<div className={styles.frame} inert>
			<SampleNotes samples={SAMPLES} />
		</div>
	);
}
