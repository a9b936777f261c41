import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { prepareMfm } from '@/blocks/mfm/prepareMfm';
import { NoteCard } from '@/blocks/note/NoteCard';
import { PreviewFrame } from '@/blocks/settings/PreviewFrame';
import { useSession } from '@/stores/session/SessionContext';
import styles from './NotePreview.module.css';
import { sampleNote } from './sampleNote';

/** A made-up note that shows at once what the settings beside it change. */
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
	return <PreviewFrame className={styles.preview}>{isReady && <NoteCard noteId={note.id} />}</PreviewFrame>;
}
