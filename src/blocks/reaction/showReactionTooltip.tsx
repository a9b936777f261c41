import { type ReactNode, useState } from 'react';
import { reactionToSend } from '@/domain/note/reaction';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import { SessionProvider, useSession } from '@/stores/session/SessionContext';
import { overlays } from '@/ui/overlay/overlays';
import { Spinner } from '@/ui/state/Spinner';
import { useAppearance } from '../appearance/useAppearance';
import { Emoji } from '../emoji/Emoji';
import { emojiStyle, reactionEmoji } from '../emoji/emojiSources';
import { Avatar } from '../person/Avatar';
import { UserName } from '../person/UserName';
import { useThing } from '../query/useThing';
import { fetchReactors } from './fetchReactors';
import styles from './ReactionTooltip.module.css';

/** See rules/reactions#who-reacted. */
const SHOWN = 10;

/**
 * Shows who chose a reaction, below it, as the note is above.
 * @returns the function that removes the tooltip
 */
export function showReactionTooltip(session: Session, noteId: string, pill: HTMLElement): () => void {
	const { reaction } = pill.dataset;
	if (!reaction) return () => {};
	const handle = overlays.open({
		kind: 'hover',
		label: text.reactions.who,
		anchor: pill,
		side: 'below',
		render: () => (
			<SessionProvider value={session}>
				<ReactionTooltip noteId={noteId} reaction={reaction} />
			</SessionProvider>
		),
	});
	return () => handle.close();
}

interface Reacted {
	readonly noteId: string;
	readonly reaction: string;
	/** Fetched again if the count has changed. */
	readonly count: number;
}

const latestReactorsQuery = defineThing({
	name: 'latestReactors',
	lifetime: 'steady',
	fetch: (session, { noteId, reaction }: Reacted, signal) =>
		fetchReactors(session, { noteId, reaction, limit: SHOWN }, signal),
});

function ReactionTooltip({ noteId, reaction }: { noteId: string; reaction: string }): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	const note = useNote(noteId);
	const count = note?.reactions[reaction] ?? 0;
	const { data, isPending } = useThing(latestReactorsQuery, { noteId, reaction, count });
	const [code] = useState(() => reactionToSend(reaction));
	const people = data ?? [];
	return (
		<div className={styles.tooltip} data-reaction-tooltip="">
			<div className={styles.emoji}>
				<Emoji {...reactionEmoji(reaction, note?.reactionEmojis ?? {}, session, style)} isBoxed />
				{code.startsWith(':') && <small>{code.replaceAll(':', '')}</small>}
			</div>
			<ul className={styles.people}>
				{isPending && <Spinner size={16} />}
				{people.map(({ id, userId }) => (
					<Person key={id} userId={userId} />
				))}
				{count > people.length && people.length > 0 && (
					<li className={styles.more}>{t('reactions.andMore', { count: count - people.length })}</li>
				)}
			</ul>
		</div>
	);
}

function Person({ userId }: { userId: string }): ReactNode {
	const user = useUser(userId);
	if (!user) return null;
	return (
		<li className={styles.person}>
			<Avatar user={user} size={20} isPlain />
			<span className={styles.name}>
				<UserName user={user} />
			</span>
		</li>
	);
}
