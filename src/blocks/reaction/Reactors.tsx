import { type ReactNode, useState } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useNote } from '@/stores/entities/useEntities';
import { definePages, LIST_PAGE, nextBelow } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { rove } from '@/ui/focus/rove';
import { EmptyState } from '@/ui/state/EmptyState';
import { useAppearance } from '../appearance/useAppearance';
import { Emoji } from '../emoji/Emoji';
import { emojiStyle, reactionEmoji } from '../emoji/emojiSources';
import { FollowRow } from '../person/FollowRow';
import { PagedList } from '../query/PagedList';
import { usePages } from '../query/usePages';
import { fetchReactors } from './fetchReactors';
import styles from './Reactors.module.css';

const reactorsQuery = definePages({
	name: 'reactors',
	lifetime: 'open',
	async fetch(session, of: { readonly noteId: string; readonly reaction: string }, untilId, signal) {
		const wanted = { ...of, limit: LIST_PAGE, ...(untilId !== null && { untilId }) };
		const items = await fetchReactors(session, wanted, signal);
		return { items, next: nextBelow(items, LIST_PAGE) };
	},
});

interface ReactorsProps {
	noteId: string;
	/** The reaction to show first; by default the most frequent one. */
	first?: string | undefined;
}

/** Who reacted to a note: a tab for each reaction, with the people below. */
export function Reactors({ noteId, first }: ReactorsProps): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	const note = useNote(noteId);
	const [chosen, setChosen] = useState(first);
	const reactions = Object.entries(note?.reactions ?? {}).toSorted(([, a], [, b]) => b - a);
	const current = reactions.find(([key]) => key === chosen)?.[0] ?? reactions[0]?.[0];
	if (!note || current === undefined) return <EmptyState icon="react" title={text.reactions.nobody} />;
	return (
		<>
			<div className={styles.tabs} role="tablist" aria-label={text.reactions.who} onKeyDown={rove}>
				{reactions.map(([key, count]) => {
					const emoji = reactionEmoji(key, note.reactionEmojis, session, style);
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
			<People key={current} noteId={noteId} reaction={current} />
		</>
	);
}

function People({ noteId, reaction }: { noteId: string; reaction: string }): ReactNode {
	const query = usePages(reactorsQuery, { noteId, reaction });
	const people = query.data ?? [];
	return (
		<PagedList query={query} isEmpty={people.length === 0} icon="react" emptyTitle={text.reactions.nobody}>
			{people.map(({ id, userId }) => (
				<FollowRow key={id} userId={userId} isDescribed={false} />
			))}
		</PagedList>
	);
}
