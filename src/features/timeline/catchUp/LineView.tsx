import { memo, type ReactNode } from 'react';
import { MutedNote } from '@/blocks/feed/MutedNote';
import { NavigationContext, useLinkDelegate } from '@/blocks/navigation/NavigationContext';
import { NoteActionsContext } from '@/blocks/note/NoteActionsContext';
import { NoteCard } from '@/blocks/note/NoteCard';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { SessionProvider } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { Icon, type IconName } from '@/ui/icon/Icon';
import type { SourceAccount } from '../merged/SourceReader';
import styles from './CatchUp.module.css';
import type { LineRow } from './catchUpRows';

/** About two lines. */
const PREVIEW_CHARACTERS = 200;

interface LineViewProps {
	row: LineRow;
	account: SourceAccount;
	isRead: boolean;
	isOpen: boolean;
	/** Whether the keys act on it. */
	isCurrent: boolean;
	/** These must be stable. */
	onOpen: (key: string) => void;
	onRead: (key: string) => void;
	onFocus: (key: string) => void;
	/** A muted note is about to show in place of the line that says so. */
	onReveal: (key: string) => void;
}

/** One note of a digest: a line that opens its card below. */
export const LineView = memo(function LineView(props: LineViewProps): ReactNode {
	const { row, account, onReveal } = props;
	const muted = row.note.row;
	const { session, actions, navigation } = account;
	const delegate = useLinkDelegate(navigation);
	return (
		<SessionProvider value={session}>
			<NavigationContext value={navigation}>
				<NoteActionsContext value={actions}>
					<div
						ref={delegate}
						className={styles.row}
						data-session={session.key}
						data-line={row.key}
						data-depth={row.depth || undefined}
						data-read={props.isRead || undefined}
						data-current={props.isCurrent || undefined}
					>
						{muted.kind === 'placeholder' ? (
							<MutedNote noteId={muted.noteId} reason={muted.reason} onShow={() => onReveal(row.key)}>
								<Line {...props} />
							</MutedNote>
						) : (
							<Line {...props} />
						)}
					</div>
				</NoteActionsContext>
			</NavigationContext>
		</SessionProvider>
	);
});

function Line({ row, isRead, isOpen, isCurrent, onOpen, onRead, onFocus }: LineViewProps): ReactNode {
	const { key, isUnderAuthor } = row;
	const { noteId } = row.note;
	const note = useNote(noteId);
	const author = useUser(note?.userId ?? null);
	const renoted = useNote(note && isPureRenote(note) ? note.renoteId : null);
	const writer = useUser(renoted?.userId ?? null);
	if (!note || !author) return null;
	const shown = renoted ?? note;
	const tabIndex = isCurrent ? 0 : -1;
	return (
		<>
			<div className={styles.line}>
				<button
					type="button"
					className={styles.open}
					tabIndex={tabIndex}
					aria-expanded={isOpen}
					data-open-line=""
					onFocus={() => onFocus(key)}
					onClick={() => onOpen(key)}
				>
					{!isUnderAuthor && <Avatar user={author} size={22} isPlain />}
					<span className={styles.said}>
						{!isUnderAuthor && (
							<b className={styles.name}>
								<UserName user={author} />
							</b>
						)}
						<Kind note={note} />
						{writer && (
							<b className={styles.name}>
								<UserName user={writer} />
							</b>
						)}
						<Said note={shown} writer={writer ?? author} />
					</span>
					<span className={styles.facts}>
						<Marks note={shown} />
						<RelativeTime at={note.createdAt} />
					</span>
				</button>
				<IconButton
					icon={isRead ? 'success' : 'check'}
					size="small"
					label={isRead ? text.catchUp.unread : text.catchUp.read}
					aria-pressed={isRead}
					tabIndex={tabIndex}
					className={styles.tick}
					onFocus={() => onFocus(key)}
					onClick={() => onRead(key)}
				/>
			</div>
			{isOpen && (
				<div className={styles.card}>
					<NoteCard noteId={noteId} />
				</div>
			)}
		</>
	);
}

/** What it does: reply, renote, quote. */
function Kind({ note }: { note: Note }): ReactNode {
	if (isPureRenote(note)) return <Mark icon="renote" label={text.catchUp.marks.renote} />;
	if (note.replyId !== null) return <Mark icon="reply" label={text.catchUp.marks.reply} />;
	return note.renoteId !== null && <Mark icon="quote" label={text.catchUp.marks.quote} />;
}

/** The first words, or the warning alone; without any, what it has instead. */
function Said({ note, writer }: { note: Note; writer: User }): ReactNode {
	if (note.cw === null && !note.text) {
		const files = note.files.length > 0 && counted(text.catchUp, 'files', note.files.length);
		return <span className={styles.dim}>{files || (note.poll && text.catchUp.marks.poll)}</span>;
	}
	return (
		<>
			{note.cw !== null && <Mark icon="warning" label={text.catchUp.marks.warning} />}
			<NoteExcerpt note={note} author={writer} length={PREVIEW_CHARACTERS} />
		</>
	);
}

/** What else it has; nothing of what is behind a warning or sensitive shows. */
function Marks({ note }: { note: Note }): ReactNode {
	const { files, poll } = note;
	const isSensitive = files.some(file => file.isSensitive);
	const engagement = note.reactionCount + note.renoteCount + note.repliesCount;
	return (
		<>
			{files.length > 0 && (
				<span className={styles.count}>
					<Mark
						icon={isSensitive ? 'eyeOff' : 'image'}
						label={isSensitive ? text.catchUp.marks.sensitive : text.catchUp.marks.files}
					/>
					{files.length}
				</span>
			)}
			{poll && <Mark icon="poll" label={text.catchUp.marks.poll} />}
			{engagement > 0 && (
				<span className={styles.count}>
					<Mark icon="heart" label={text.catchUp.marks.engagement} />
					{engagement}
				</span>
			)}
		</>
	);
}

const Mark = ({ icon, label }: { icon: IconName; label: string }): ReactNode => (
	<span className={styles.mark} role="img" aria-label={label} title={label}>
		<Icon name={icon} size={14} />
	</span>
);
