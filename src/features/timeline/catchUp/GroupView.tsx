import type { ReactNode } from 'react';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { SessionProvider } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import type { SourceAccount } from '../merged/SourceReader';
import styles from './CatchUp.module.css';
import type { GroupRow } from './catchUpRows';

const PREVIEW_CHARACTERS = 120;

interface GroupViewProps {
	row: GroupRow;
	account: SourceAccount;
	/** The note that opened the thread; undefined if it isn't known or must not be shown, and for authors. */
	openerId: string | undefined;
	/** Whether all its notes were read. */
	isRead: boolean;
	onFold: () => void;
}

/** The head of an author's notes or of a thread: folds and unfolds them. */
export function GroupView({ row, account, openerId, isRead, onFold }: GroupViewProps): ReactNode {
	const { group, grouping, isFolded } = row;
	return (
		<SessionProvider value={account.session}>
			<button
				type="button"
				className={styles.group}
				aria-expanded={!isFolded}
				data-grouping={grouping}
				data-read={isRead || undefined}
				onClick={onFold}
			>
				{grouping === 'authors' ? (
					<AuthorName noteId={group.notes[0]?.note.noteId ?? null} />
				) : (
					<OpenerSaid noteId={openerId ?? null} />
				)}
				<span className={styles.facts}>
					<span className={styles.amount}>{counted(text.catchUp, 'notes', group.notes.length)}</span>
					<RelativeTime at={group.newestAt} />
					<Icon name={isFolded ? 'chevronDown' : 'chevronUp'} size={16} />
				</span>
			</button>
		</SessionProvider>
	);
}

function AuthorName({ noteId }: { noteId: string | null }): ReactNode {
	const user = useUser(useNote(noteId)?.userId ?? null);
	if (!user) return null;
	return (
		<>
			<Avatar user={user} size={28} isPlain />
			<b className={styles.author}>
				<UserName user={user} />
			</b>
		</>
	);
}

function OpenerSaid({ noteId }: { noteId: string | null }): ReactNode {
	const note = useNote(noteId);
	const user = useUser(note?.userId ?? null);
	if (!note || !user) {
		return (
			<>
				<Icon name="thread" size={16} />
				<span className={styles.author}>{text.catchUp.olderThread}</span>
			</>
		);
	}
	return (
		<>
			<Avatar user={user} size={22} isPlain />
			<span className={styles.author}>
				<b>
					<UserName user={user} />
				</b>{' '}
				<span className={styles.dim}>
					<NoteExcerpt note={note} author={user} length={PREVIEW_CHARACTERS} />
				</span>
			</span>
		</>
	);
}
