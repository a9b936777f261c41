import type { ReactNode } from 'react';
import { toUserList } from '@/api/toCollections';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import { pathTo } from '@/domain/paths/pathTo';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { definePages } from '@/stores/queries/Query';
import { CollectionRow } from './CollectionRow';
import { PersonLine } from './PersonLine';

/** The server sends all of them at once. */
const listsQuery = definePages({
	name: 'listsOf',
	lifetime: 'changing',
	async fetch(session, userId: string, _cursor, signal) {
		const lists = await session.api.call('users/lists/list', { userId }, { signal });
		return { items: lists.map(toUserList), next: null };
	},
});

/** Somebody's public lists of users. */
export function ListsTab({ user }: { user: User }): ReactNode {
	const query = usePages(listsQuery, user.id);
	const lists = query.data ?? [];
	return (
		<ScrolledPart>
			<PersonLine user={user} />
			<PagedList
				query={query}
				isEmpty={lists.length === 0}
				icon="list"
				emptyTitle={text.profile.noLists}
				label={text.profile.views.lists}
			>
				{lists.map(({ id, name, userIds }) => (
					<CollectionRow
						key={id}
						icon="list"
						name={name}
						about={null}
						host={user.host}
						path={pathTo('list', { listId: id })}
					>
						{t('profile.members', { count: userIds.length })}
					</CollectionRow>
				))}
			</PagedList>
		</ScrolledPart>
	);
}
