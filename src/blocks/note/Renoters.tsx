import type { ReactNode } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { isModerator } from '@/domain/account/isModerator';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useNote } from '@/stores/entities/useEntities';
import { definePages, nextBelow } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import { useMe, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { toast } from '@/ui/toast/toasts';
import { passGate } from '../actions/gate';
import { removeNote } from '../actions/removeNote';
import { PathLink } from '../navigation/PathLink';
import { FollowRow } from '../person/FollowRow';
import { PagedList } from '../query/PagedList';
import { usePages } from '../query/usePages';
import { useRetainedNotes } from '../thread/useRetainedNotes';
import { RelativeTime } from '../time/RelativeTime';
import styles from './Renoters.module.css';

/** See rules/api#pages-of-lists. */
const PAGE_SIZE = 11;

const renotersQuery = definePages({
	name: 'renoters',
	lifetime: 'open',
	async fetch(session, noteId: string, untilId, signal) {
		const params = { noteId, ...pagingParams({ limit: PAGE_SIZE, untilId }) };
		const told = await session.api.call('notes/renotes', params, { signal });
		return { items: session.entities.ingest(told), next: nextBelow(told, PAGE_SIZE) };
	},
});

/**
 * Who renoted and quoted a note, the newest first; quotes link to their note. Moderators can delete renotes, and
 * everyone their own.
 */
export function Renoters({ noteId }: { noteId: string }): ReactNode {
	const session = useSession();
	const query = usePages(renotersQuery, noteId);
	const ids = query.data ?? [];
	useRetainedNotes(session, ids);
	return (
		<PagedList query={query} isEmpty={ids.length === 0} icon="renote" emptyTitle={text.noteMenu.noRenoters}>
			{ids.map(id => (
				<Renoter key={id} renoteId={id} />
			))}
		</PagedList>
	);
}

function Renoter({ renoteId }: { renoteId: string }): ReactNode {
	const session = useSession();
	const renote = useNote(renoteId);
	const moderates = useMe(isModerator);
	const mayDelete = useTokenMay('write:notes');
	if (!renote || renote.isDeleted) return null;
	const isMine = renote.userId === session.userId;
	const isPure = isPureRenote(renote);
	const time = (
		<>
			<Icon name={isPure ? 'renote' : 'quote'} size={14} />
			<span className="visually-hidden">{isPure ? text.noteActions.renote : text.noteActions.quote}</span>
			<RelativeTime at={renote.createdAt} />
		</>
	);
	return (
		<FollowRow userId={renote.userId} isDescribed={false}>
			{isPure ? (
				<span className={styles.time}>{time}</span>
			) : (
				<PathLink className={styles.time} path={pathTo('note', { noteId: renoteId })}>
					{time}
				</PathLink>
			)}
			{isPure && mayDelete && (moderates || isMine) && (
				<IconButton
					icon="trash"
					size="small"
					label={isMine ? text.noteMenu.takeBackRenote : text.noteMenu.removeRenote}
					onClick={() => void removeRenote(session, renote)}
				/>
			)}
		</FollowRow>
	);
}

/** Deletes a renote, with a confirmation if it is another user's. */
async function removeRenote(session: Session, renote: Note): Promise<void> {
	const isMine = renote.userId === session.userId;
	const { removeRenoteTitle: title, removeRenote: okText } = text.noteMenu;
	await passGate(session, {
		confirmation: isMine ? undefined : { title, okText, danger: true },
		async perform() {
			await removeNote(session, renote.id);
			session.entities.patchNote(renote.renoteId ?? '', note => ({
				...note,
				renoteCount: Math.max(0, note.renoteCount - 1),
			}));
			toast(text.noteMenu.renoteRemoved, { icon: 'check' });
		},
	});
}
