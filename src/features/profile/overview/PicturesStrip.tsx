import type { ReactNode } from 'react';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { PictureLink } from '@/blocks/media/PictureLink';
import { useThing } from '@/blocks/query/useThing';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import { mediaKind } from '@/domain/drive/mediaKinds';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import styles from './OverviewTab.module.css';

/** More than the widest page shows in its one line. */
const MOST = 15;

const picturesQuery = defineThing({
	name: 'picturesOf',
	lifetime: 'open',
	async fetch({ api, entities }, userId: string, signal) {
		const params = { userId, withFiles: true, withRenotes: false, limit: MOST };
		return entities.ingest(await api.call('users/notes', params, { signal }));
	},
});

/** One line of the newest pictures in somebody's notes that aren't muted, with links to these; empty without any. */
export function PicturesStrip({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const ids = useThing(picturesQuery, userId).data ?? NONE;
	useRetainedNotes(session, ids);
	const pictures = useNoteRows(ids).flatMap(({ kind, key: noteId }) => {
		const note = kind === 'item' ? session.entities.note(noteId) : undefined;
		if (!note || note.cw !== null) return [];
		return note.files.filter(file => mediaKind(file) === 'image').map(file => ({ file, noteId }));
	});
	if (pictures.length === 0) return null;
	return (
		<section aria-label={text.profile.pictures}>
			<h3 className={styles.label}>
				<Icon name="image" size={15} />
				{text.profile.pictures}
			</h3>
			<ul className={styles.strip}>
				{pictures.slice(0, MOST).map(({ file, noteId }) => (
					<li key={`${noteId} ${file.id}`}>
						<PictureLink file={file} path={pathTo('note', { noteId })} />
					</li>
				))}
			</ul>
		</section>
	);
}

const NONE: readonly string[] = [];
