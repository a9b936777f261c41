import type { ReactNode } from 'react';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { PageRow } from '@/blocks/page/PageRow';
import { userPagesQuery } from '@/blocks/page/pageQueries';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { PersonLine } from './PersonLine';

/** The pages that somebody wrote. */
export function PagesTab({ user }: { user: User }): ReactNode {
	const query = usePages(userPagesQuery, user.id);
	const pages = query.data ?? [];
	return (
		<ScrolledPart>
			<PersonLine user={user} />
			<PagedList
				query={query}
				isEmpty={pages.length === 0}
				icon="page"
				emptyTitle={text.profile.noPages}
				label={text.profile.views.pages}
			>
				{pages.map(page => (
					<PageRow key={page.id} page={page} />
				))}
			</PagedList>
		</ScrolledPart>
	);
}
