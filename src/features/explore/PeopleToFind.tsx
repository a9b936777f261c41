import { type ReactNode, useState } from 'react';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { FollowRow } from '@/blocks/person/FollowRow';
import { PagedList } from '@/blocks/query/PagedList';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { Section } from '@/ui/section/Section';
import styles from './PeopleToFind.module.css';
import { ProfileTags } from './ProfileTags';
import { type PeopleList, type PeopleOrigin, peopleQuery, pinnedPeopleQuery } from './peopleQueries';

type ListName = 'popular' | 'active' | 'new' | 'discovered';

/** The lists of each kind of people, in the order of the page. */
const LISTS: Readonly<Record<PeopleOrigin, readonly (readonly [name: ListName, list: PeopleList])[]>> = {
	local: [
		['popular', { sort: '+follower', state: 'alive', origin: 'local' }],
		['active', { sort: '+updatedAt', state: 'alive', origin: 'local' }],
		['new', { sort: '+createdAt', state: 'alive', origin: 'local' }],
	],
	remote: [
		['popular', { sort: '+follower', state: 'alive', origin: 'remote' }],
		['active', { sort: '+updatedAt', state: 'alive', origin: 'remote' }],
		['discovered', { sort: '+createdAt', origin: 'remote' }],
	],
};

/** People of this server and of others: recommended, popular, active, new, and by hashtag (rules/explore#people). */
export function PeopleToFind(): ReactNode {
	const [origin, setOrigin] = useState<PeopleOrigin>('local');
	return (
		<ScrolledPart>
			<div className={styles.part}>
				<SegmentedControl<PeopleOrigin>
					label={text.explore.where}
					value={origin}
					onChange={setOrigin}
					segments={[
						{ value: 'local', text: text.explore.local },
						{ value: 'remote', text: text.explore.remote },
					]}
				/>
				<ProfileTags key={origin} origin={origin} />
				<div className={styles.lists}>
					{origin === 'local' && <PinnedPeople />}
					{LISTS[origin].map(([name, list]) => (
						<PeopleSection key={`${origin} ${name}`} title={text.explore[name]} list={list} />
					))}
				</div>
			</div>
		</ScrolledPart>
	);
}

/** Absent where the server recommends nobody. */
function PinnedPeople(): ReactNode {
	const query = useThing(pinnedPeopleQuery, null);
	if (query.data?.length === 0) return null;
	return (
		<Section title={text.explore.pinned}>
			<QueryState query={query}>
				{ids => (
					<ul className={styles.people} aria-label={text.explore.pinned}>
						{ids.map(id => (
							<FollowRow key={id} userId={id} />
						))}
					</ul>
				)}
			</QueryState>
		</Section>
	);
}

function PeopleSection({ title, list }: { title: string; list: PeopleList }): ReactNode {
	const query = usePages(peopleQuery, list);
	const ids = [...new Set(query.data)];
	return (
		<Section title={title}>
			<div className={styles.people}>
				<PagedList
					query={query}
					isEmpty={ids.length === 0}
					icon="user"
					emptyTitle={text.explore.nobody}
					label={title}
					room={3}
				>
					{ids.map(id => (
						<FollowRow key={id} userId={id} />
					))}
				</PagedList>
			</div>
		</Section>
	);
}
