import type { ReactNode } from 'react';
import { NoteCard } from '@/blocks/note/NoteCard';
import { sampleNote } from '@/blocks/note/samples/sampleNote';
import { useSampleNotes } from '@/blocks/note/samples/useSampleNotes';
import { text } from '@/i18n/text';
import styles from './NotePreview.module.css';

const SAMPLES = [sampleNote];

/** A made-up note that shows at once what the settings beside it change. Nothing in it can be pressed. */
export function NotePreview(): ReactNode {
	const ids = useSampleNotes(SAMPLES);
	return (
		<div className={styles.preview} role="img" aria-label={text.settings.preview}>
			<div className={styles.note} inert>
				{ids.map(id => (
					<NoteCard key={id} noteId={id} />
				))}
			</div>
		</div>
	);
}
