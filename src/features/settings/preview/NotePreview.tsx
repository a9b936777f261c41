import type { ReactNode } from 'react';
import { NoteCard } from '@/blocks/note/NoteCard';
import { sampleNote } from '@/blocks/note/samples/sampleNote';
import { useSampleNotes } from '@/blocks/note/samples/useSampleNotes';
import { PreviewFrame } from '@/blocks/settings/PreviewFrame';
import styles from './NotePreview.module.css';

const SAMPLES = [sampleNote];

/** A made-up note that shows at once what the settings beside it change. */
export function NotePreview(): ReactNode {
	const ids = useSampleNotes(SAMPLES);
	return (
		<PreviewFrame className={styles.preview}>
			{ids.map(id => (
				<NoteCard key={id} noteId={id} />
			))}
		</PreviewFrame>
	);
}
