import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAppearance } from '@/blocks/AppearanceContext';
import { Emoji } from '@/blocks/Emoji';
import { reactionEmoji } from '@/blocks/emojiSources';
import { PagedList } from '@/blocks/PagedList';
import { PersonRow } from '@/blocks/PersonRow';
import { fetchReactors } from '@/blocks/reaction/fetchReactors';
import type { Note } from '@/domain/Note';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import styles from './NotePage.module.css';

/** Spec 2 §9. */
const PAGE = 10;

/** Who reacted to the note, by reaction. */
export function ReactionsTab({ note }: { note: Note }): ReactNode {
	const session = useSession();
	const { emojiStyle } = useAppearance();
	const reactions = Object.entries(note.reactions).toSorted(([, a], [, b]) => b - a);
	const [chosen, setChosen] = useState<string | null>(null);
	const current = reactions.find(([reaction]) => reaction === chosen) ?? reactions[0];
	if (!current) return <EmptyState icon="emoji" title={text.notePage.noReactions} />;
	return (
		<>
			<fieldset className={styles.reactions} aria-label={text.notePage.reactions}>
				{reactions.map(([reaction, count]) => (
					<button
						key={reaction}
						type="button"
						className={styles.reaction}
						aria-pressed={reaction === current[0]}
						aria-label={t('notePage.reactionCount', { reaction, count })}
						onClick={() => setChosen(reaction)}
					>
						<Emoji {...reactionEmoji(reaction, note.reactionEmojis, session, emojiStyle)} />
						{count}
					</button>
				))}
			</fieldset>
			<Reactors key={current[0]} noteId={note.id} reaction={current[0]} />
		</>
	);
}

function Reactors({ noteId, reaction }: { noteId: string; reaction: string }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'reactors', noteId, reaction],
		initialPageParam: null as string | null,
		queryFn: ({ pageParam, signal }) =>
			fetchReactors(
				session,
				{ noteId, reaction, limit: PAGE, ...(pageParam === null ? {} : { untilId: pageParam }) },
				signal,
			),
		getNextPageParam: last => (last.length < PAGE ? null : (last.at(-1)?.id ?? null)),
		gcTime: 0,
		staleTime: 0,
	});
	const people = query.data?.pages.flat() ?? [];
	return (
		<PagedList query={query} isEmpty={people.length === 0} icon="emoji" emptyTitle={text.notePage.noReactions}>
			{people.map(({ id, userId }) => (
				<PersonRow key={id} userId={userId} />
			))}
		</PagedList>
	);
}
