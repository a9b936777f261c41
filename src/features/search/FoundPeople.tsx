import { type ReactNode, useMemo } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { PagedList } from '@/blocks/PagedList';
import { PersonRow } from '@/blocks/PersonRow';
import { usePages } from '@/blocks/query/usePages';
import { text } from '@/i18n/t';
import { definePages } from '@/stores/queries/Query';
import styles from './SearchPage.module.css';
import type { SearchOrigin } from './searchQuery';

/** Lists that are no timelines come by ten (spec 2 §7). */
const PAGE = 10;

interface Wanted {
	readonly q: string;
	readonly origin: SearchOrigin;
}

const peopleQuery = definePages({
	name: 'users/search',
	lifetime: 'open',
	async fetch(session, { q, origin }: Wanted, cursor, signal) {
		const offset = Number(cursor ?? 0);
		const params = { query: q.replace(/^@/, ''), origin, detail: false, ...pagingParams({ limit: PAGE, offset }) };
		const found = await session.api.call('users/search', params, { signal });
		return { items: session.entities.ingestUsers(found), next: found.length < PAGE ? null : String(offset + PAGE) };
	},
});

/** People whose names have the words in them. */
export function FoundPeople({ q, origin }: Wanted): ReactNode {
	const query = usePages(peopleQuery, { q, origin });
	const ids = useMemo(() => [...new Set(query.data)], [query.data]);
	return (
		<div className={styles.people}>
			<PagedList
				query={query}
				isEmpty={ids.length === 0}
				icon="user"
				emptyTitle={text.search.noPeople}
				emptyText={text.search.tryOthers}
				label={text.search.people}
				room={6}
			>
				{ids.map(id => (
					<PersonRow key={id} userId={id} />
				))}
			</PagedList>
		</div>
	);
}
