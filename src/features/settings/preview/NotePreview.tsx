import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { prepareMfm } from '@/blocks/mfm/prepareMfm';
import { NoteCard } from '@/blocks/note/NoteCard';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import styles from './NotePreview.module.css';
import { sampleNote } from './sampleNote';

/** A made-up note that shows at once what the settings beside it change. Nothing in it can be pressed. */
export function NotePreview(): ReactNode {
	const session = useSession();
	const note = useMemo(() => sampleNote(session), [session]);
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		const stop = new AbortController();
		session.entities.ingest([note]);
		session.entities.retain([note.id]);
		prepareMfm(session, [note.id], stop.signal).then(
			() => setReady(true),
			() => {},
		);
		return () => {
			stop.abort();
			session.entities.release([note.id]);
		};
	}, [session, note]);
	return (
		<div className={styles.preview} role="img" aria-label={text.settings.preview.title}>
			<div className={styles.note} inert>
				{isReady && <NoteCard noteId={note.id} />}
			</div>
		</div>
	);
}
