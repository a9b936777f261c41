import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useRemembered } from '@/blocks/appearance/rememberedState';
import { revealedKey } from '@/blocks/feed/MutedNote';
import { PathLink } from '@/blocks/navigation/PathLink';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import type { Note } from '@/domain/note/Note';
import { wordlessText } from '@/domain/notification/wordlessText';
import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import styles from './NotificationRow.module.css';
import { notificationWords } from './notificationWords';

const PREVIEW_CHARACTERS = 100;

/**
 * The note of a notification, in one line.
 * @param isMuted whether a line replaces it until it is revealed
 */
export function NotificationNote({ note, isMuted }: { note: Note; isMuted: boolean }): ReactNode {
	const session = useSession();
	const author = useUser(note.userId);
	const [isRevealed, setRevealed] = useRemembered(revealedKey(session, note.id), false);
	if (isMuted && !isRevealed) {
		return (
			<span className={styles.muted}>
				<span className={styles.preview}>
					{fill(text.timeline.mutedByWord, { name: author?.name ?? author?.username ?? '' })}
				</span>
				<Button
					size="small"
					onClick={({ currentTarget }) => {
						const place = currentTarget.closest('article');
						flushSync(() => setRevealed(true));
						place?.querySelector<HTMLElement>('[data-note-preview]')?.focus();
					}}
				>
					{text.timeline.showMuted}
				</Button>
			</span>
		);
	}
	return (
		<PathLink className={styles.preview} path={pathTo('note', { noteId: note.id })} data-note-preview="">
			{wordlessText(note, notificationWords()) ?? (
				<NoteExcerpt note={note} author={author ?? null} length={PREVIEW_CHARACTERS} />
			)}
		</PathLink>
	);
}
