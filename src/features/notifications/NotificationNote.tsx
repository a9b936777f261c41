import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { revealedKey } from '@/blocks/feed/MutedNote';
import { MfmText } from '@/blocks/mfm/MfmText';
import { PathLink } from '@/blocks/PathLink';
import { useRemembered } from '@/blocks/rememberedState';
import { notePath } from '@/domain/acct';
import type { Note } from '@/domain/Note';
import { t, text } from '@/i18n/t';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import styles from './NotificationRow.module.css';
import { notePreview } from './notePreview';

/** The note that a notification speaks of, in one line. @param isMuted a line says so until it is revealed */
export function NotificationNote({ note, isMuted }: { note: Note; isMuted: boolean }): ReactNode {
	const session = useSession();
	const author = useUser(note.userId);
	const [isRevealed, setRevealed] = useRemembered(revealedKey(session, note.id), false);
	if (isMuted && !isRevealed) {
		return (
			<span className={styles.muted}>
				<span className={styles.preview}>
					{t('timeline.mutedByWord', { name: author?.name ?? author?.username ?? '' })}
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
	const preview = notePreview(note);
	return (
		<PathLink className={styles.preview} path={notePath(note.id)} data-note-preview="">
			{preview.isItsOwn ? <MfmText text={preview.text} mode="simple" host={null} emojis={note.emojis} /> : preview.text}
		</PathLink>
	);
}
