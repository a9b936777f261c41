import { type ReactNode, useMemo } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { FollowRow } from '@/blocks/person/FollowRow';
import { useRetainedPeople } from '@/blocks/person/useRetainedPeople';
import { MoreButton } from '@/blocks/query/MoreButton';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { text } from '@/i18n/text';
import { definePages, LIST_PAGE, nextOffset } from '@/stores/queries/Query';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LongList } from '@/ui/virtual/LongList';
import type { SearchOrigin } from './searchQuery';

interface Wanted {
	readonly q: string;
	readonly origin: SearchOrigin;
}

const peopleQuery = definePages({
	name: 'users/search',
	lifetime: 'open',
	async fetch(session, { q, origin }: Wanted, cursor, signal) {
		const offset = Number(cursor ?? 0);
		const params = { query: q.replace(/^@/, ''), origin, ...pagingParams({ limit: LIST_PAGE, offset }) };
		const found = await session.api.call('users/search', params, { signal });
		return { items: session.entities.ingestUsers(found), next: nextOffset(found, offset, LIST_PAGE) };
	},
});

/** Users whose names contain the words. */
export function FoundPeople({ q, origin }: Wanted): ReactNode {
	const query = usePages(peopleQuery, { q, origin });
	const ids = useMemo(() => [...new Set(query.data)], [query.data]);
	useRetainedPeople(ids);
	return (
		<QueryState query={query} loading={<SkeletonRows count={6} />}>
			{() =>
				ids.length === 0 ? (
					<EmptyState icon="user" title={text.search.noPeople}>
						{text.search.tryOthers}
					</EmptyState>
				) : (
					<LongList
						items={ids}
						keyOf={ownKey}
						renderItem={renderPerson}
						label={text.search.people}
						role="list"
						footer={<MoreButton query={query} />}
					/>
				)
			}
		</QueryState>
	);
}

const ownKey = (id: string): string => id;
const renderPerson = (id: string): ReactNode => <FollowRow as="div" userId={id} />;
