import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAppearance } from '@/blocks/AppearanceContext';
import { Avatar } from '@/blocks/Avatar';
import { Emoji } from '@/blocks/Emoji';
import { reactionEmoji } from '@/blocks/emojiSources';
import { FailedState } from '@/blocks/FailedState';
import { MoreButton } from '@/blocks/MoreButton';
import { PathLink } from '@/blocks/PathLink';
import { fetchReactors } from '@/blocks/reaction/fetchReactors';
import { UserName } from '@/blocks/UserName';
import { acct } from '@/domain/acct';
import { profilePath } from '@/domain/paths/profilePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { EmptyState } from '@/ui/EmptyState';
import { rove } from '@/ui/rove';
import { Spinner } from '@/ui/Spinner';
import styles from './reactions.module.css';

interface ReactionUsersProps {
	noteId: string;
	/** The reaction that is shown first; null: the most used one. */
	first: string | null;
	onClose: () => void;
}

/** Who reacted to a note: its reactions as tabs, and below them the people. */
export function ReactionUsers({ noteId, first, onClose }: ReactionUsersProps): ReactNode {
	const session = useSession();
	const { emojiStyle } = useAppearance();
	const note = useNote(noteId);
	const [chosen, setChosen] = useState(first);
	const reactions = Object.entries(note?.reactions ?? {}).sort(([, a], [, b]) => b - a);
	const current = reactions.find(([key]) => key === chosen)?.[0] ?? reactions[0]?.[0];
	if (!note || current === undefined) {
		return (
			<>
				<DialogHeader title={text.reactions.who} onClose={onClose} />
				<EmptyState icon="react" title={text.reactions.nobody} />
			</>
		);
	}
	return (
		<>
			<DialogHeader title={text.reactions.who} onClose={onClose} />
			<div className={styles.tabs} role="tablist" aria-label={text.reactions.who} onKeyDown={rove}>
				{reactions.map(([key, count]) => {
					const emoji = reactionEmoji(key, note.reactionEmojis, session, emojiStyle);
					return (
						<button
							key={key}
							type="button"
							role="tab"
							className={styles.tab}
							aria-selected={key === current}
							aria-label={t('reactions.tab', { emoji: emoji.alt, count })}
							tabIndex={key === current ? 0 : -1}
							onClick={() => setChosen(key)}
						>
							<Emoji {...emoji} isBoxed />
							{count}
						</button>
					);
				})}
			</div>
			<People key={current} noteId={noteId} reaction={current} onLeave={onClose} />
		</>
	);
}

/** Spec 2 §9: so many people a fetch. */
const PAGE = 10;

function People({ noteId, reaction, onLeave }: { noteId: string; reaction: string; onLeave: () => void }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'reactors', noteId, reaction, 'pages'],
		queryFn: ({ signal, pageParam }) =>
			fetchReactors(session, { noteId, reaction, limit: PAGE, ...(pageParam && { untilId: pageParam }) }, signal),
		initialPageParam: '',
		getNextPageParam: page => (page.length < PAGE ? undefined : page.at(-1)?.id),
		staleTime: 0,
		gcTime: 0,
	});
	if (query.isPending) return <Spinner className={styles.pending ?? ''} />;
	if (query.data === undefined) {
		return <FailedState error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />;
	}
	const people = query.data.pages.flat();
	if (people.length === 0) return <EmptyState icon="react" title={text.reactions.nobody} />;
	return (
		<div className={styles.people}>
			<ul className={styles.list}>
				{people.map(({ id, userId }) => (
					<Person key={id} userId={userId} onLeave={onLeave} />
				))}
			</ul>
			<MoreButton query={query} />
		</div>
	);
}

function Person({ userId, onLeave }: { userId: string; onLeave: () => void }): ReactNode {
	const user = useUser(userId);
	if (!user) return null;
	return (
		<li>
			<PathLink className={styles.person} path={profilePath(user)} onClickCapture={onLeave}>
				<Avatar user={user} isPlain />
				<span className={styles.name}>
					<b>
						<UserName user={user} />
					</b>
					<small>{acct(user)}</small>
				</span>
			</PathLink>
		</li>
	);
}
