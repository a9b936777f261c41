import type { Note } from '@/domain/note/Note';
import { canRenote } from '@/domain/note/renoteRules';
import type { User } from '@/domain/person/User';
import { cardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';
import { useAppearance } from '../appearance/useAppearance';
import { Avatar } from '../person/Avatar';
import { ReactionBar } from '../reaction/ReactionBar';
import { absoluteTime } from '../time/RelativeTime';
import { InstanceMark } from './InstanceMark';
import { NoteActionBar } from './NoteActionBar';
import styles from './NoteCard.module.css';
import { NoteContent } from './NoteContent';
import { NoteHeader } from './NoteHeader';
import { QuoteCard } from './QuoteCard';
import { ReplyLine } from './ReplyLine';

/** On whose notes the server ticker is shown. */
export const instanceTicker = cardPreference<'none' | 'remote' | 'always'>({
	key: 'instanceTicker',
	default: 'remote',
	choices: ['none', 'remote', 'always'],
});

interface NotePartsProps {
	note: Note;
	user: User;
	isDetailed?: boolean;
	aboveId?: string | undefined;
}

/** The content of a note's card. */
export function NoteParts({ note, user, isDetailed = false, aboveId }: NotePartsProps) {
	const session = useSession();
	const marked = useAppearance(instanceTicker);
	const showsInstance = marked === 'always' || (marked === 'remote' && user.host !== null);
	return (
		<>
			<Avatar user={user} />
			<div className={styles.main}>
				<NoteHeader
					noteId={note.id}
					user={user}
					createdAt={note.createdAt}
					visibility={note.visibility}
					localOnly={note.localOnly}
				/>
				{showsInstance && <InstanceMark user={user} />}
				{note.replyId && note.replyId !== aboveId && !isDetailed && <ReplyLine noteId={note.replyId} />}
				<NoteContent
					note={note}
					host={user.host}
					isCat={user.isCat}
					quote={QuoteCard}
					aboveId={aboveId}
					isUnfolded={isDetailed}
				/>
				{isDetailed && <p className={styles.fullTime}>{absoluteTime(note.createdAt)}</p>}
				{note.reactionCount > 0 && (
					<ReactionBar
						noteId={note.id}
						reactions={note.reactions}
						reactionEmojis={note.reactionEmojis}
						myReaction={note.myReaction}
					/>
				)}
				{!note.isDeleted && (
					<NoteActionBar
						noteId={note.id}
						repliesCount={note.repliesCount}
						renoteCount={note.renoteCount}
						myReaction={note.myReaction}
						reactionAcceptance={note.reactionAcceptance}
						canRenote={canRenote(note, session.userId)}
					/>
				)}
			</div>
		</>
	);
}
