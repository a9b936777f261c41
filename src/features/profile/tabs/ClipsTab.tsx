import type { ReactNode } from 'react';
import { toClip } from '@/api/toCollections';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { definePages, LIST_PAGE, nextBelow } from '@/stores/queries/Query';
import { CollectionRow } from './CollectionRow';
import { PersonLine } from './PersonLine';

const clipsQuery = definePages({
	name: 'users/clips',
	lifetime: 'changing',
	async fetch(session, userId: string, cursor, signal) {
		const page = { limit: LIST_PAGE, ...(cursor !== null && { untilId: cursor }) };
		const clips = await session.api.call('users/clips', { userId, ...page }, { signal });
		return { items: clips.map(toClip), next: nextBelow(clips, LIST_PAGE) };
	},
});

/** Somebody's public clips. */
export function ClipsTab({ user }: { user: User }): ReactNode {
	const query = usePages(clipsQuery, user.id);
	const clips = query.data ?? [];
	return (
		<ScrolledPart>
			<PersonLine user={user} />
			<PagedList
				query={query}
				isEmpty={clips.length === 0}
				icon="clip"
				emptyTitle={text.profile.noClips}
				label={text.profile.views.clips}
			>
				{clips.map(({ id, name, description, lastClippedAt }) => (
					<CollectionRow
						key={id}
						icon="clip"
						name={name}
						about={description}
						host={user.host}
						path={pathTo('clip', { clipId: id })}
					>
						{lastClippedAt ? (
							<>
								{t('profile.lastClipped')} <RelativeTime at={Date.parse(lastClippedAt)} />
							</>
						) : null}
					</CollectionRow>
				))}
			</PagedList>
		</ScrolledPart>
	);
}
