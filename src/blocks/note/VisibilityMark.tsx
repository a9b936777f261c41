import type { Note } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './NoteHeader.module.css';

const MARKS: Readonly<Record<string, IconName>> = { home: 'home', followers: 'lock', specified: 'direct' };

/** Icons for notes that aren't public, or don't leave their server. */
export function VisibilityMark({ visibility, localOnly }: Pick<Note, 'visibility' | 'localOnly'>) {
	if (visibility === 'public' && !localOnly) return null;
	const icon = MARKS[visibility];
	return (
		<>
			{visibility !== 'public' && icon && (
				<span className={styles.mark} role="img" aria-label={text.note[visibility]} title={text.note[visibility]}>
					<Icon name={icon} size={14} />
				</span>
			)}
			{localOnly && (
				<span className={styles.mark} role="img" aria-label={text.note.localOnly} title={text.note.localOnly}>
					<Icon name="localOnly" size={14} />
				</span>
			)}
		</>
	);
}
