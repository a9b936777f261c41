import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { PagedList } from '@/blocks/PagedList';
import { PathLink } from '@/blocks/PathLink';
import { PersonRow } from '@/blocks/PersonRow';
import { RelativeTime } from '@/blocks/RelativeTime';
import { useHold } from '@/blocks/thread/useHold';
import { isPureRenote } from '@/domain/isPureRenote';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useNote } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';

/** Spec 2 §9. */
const PAGE = 11;

/** Who renoted or quoted the note, the latest first. */
export function RenotesTab({ noteId }: { noteId: string }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'renotes', noteId],
		initialPageParam: null as string | null,
		queryFn: async ({ pageParam, signal }) => {
			const params = { noteId, ...pagingParams({ limit: PAGE, untilId: pageParam }) };
			return session.entities.ingest(await session.api.call('notes/renotes', params, { signal }));
		},
		getNextPageParam: last => (last.length < PAGE ? null : (last.at(-1) ?? null)),
		gcTime: 0,
		staleTime: 0,
	});
	const ids = query.data?.pages.flat() ?? [];
	useHold(session, ids);
	return (
		<PagedList query={query} isEmpty={ids.length === 0} icon="renote" emptyTitle={text.notePage.noRenotes}>
			{ids.map(id => (
				<Renote key={id} noteId={id} />
			))}
		</PagedList>
	);
}

function Renote({ noteId }: { noteId: string }): ReactNode {
	const note = useNote(noteId);
	if (!note || note.isDeleted) return null;
	return (
		<PersonRow userId={note.userId}>
			{isPureRenote(note) ? (
				<RelativeTime at={note.createdAt} />
			) : (
				<PathLink path={pathTo('note', { noteId })}>
					{text.notePage.quote} · <RelativeTime at={note.createdAt} />
				</PathLink>
			)}
		</PersonRow>
	);
}
