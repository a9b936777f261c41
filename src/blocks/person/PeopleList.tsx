import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { foldText } from '@/base/foldText';
import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { SearchField } from '@/ui/field/SearchField';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LongList } from '@/ui/virtual/LongList';
import { MoreButton } from '../query/MoreButton';
import { QueryState, type StateText } from '../query/QueryState';
import styles from './PeopleList.module.css';
import { useRetainedPeople } from './useRetainedPeople';

interface PeopleListProps {
	/** Of ids. */
	query: UseInfiniteQueryResult<readonly string[]>;
	label: string;
	/** If nobody is in the list. */
	empty: StateText;
	/** If the reader may not see the list. */
	refused?: StateText;
	/** Whether the users that were loaded can be searched. */
	isSearchable?: boolean;
	/** Must be stable. Rendered inside a list item. */
	renderPerson: (userId: string) => ReactNode;
}

/** A list of any number of users, which loads more at its end, and can be searched as far as it was loaded. */
export function PeopleList(props: PeopleListProps): ReactNode {
	const { query, label, empty, refused, isSearchable = false, renderPerson } = props;
	const [wanted, setWanted] = useState('');
	const all = useMemo(() => [...new Set(query.data)], [query.data]);
	useRetainedPeople(all);
	const ids = useMatching(all, wanted);
	const loadMore = () => {
		// A search that finds little would load the whole list.
		const isWaiting = query.isFetchingNextPage || query.isFetchNextPageError || wanted.trim() !== '';
		if (query.hasNextPage && !isWaiting) void query.fetchNextPage();
	};
	return (
		<QueryState query={query} loading={<SkeletonRows count={6} />} refused={refused}>
			{() => {
				if (all.length === 0 && !query.hasNextPage) {
					return (
						<EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
							{empty.text}
						</EmptyState>
					);
				}
				return (
					<div className={styles.people}>
						{isSearchable && (
							<div className={styles.search}>
								<SearchField label={text.people.search} value={wanted} onChange={setWanted} />
							</div>
						)}
						{wanted.trim() !== '' && (
							<p className={styles.found} role="status">
								{t(query.hasNextPage ? 'people.foundSoFar' : 'people.found', { found: ids.length, count: all.length })}
							</p>
						)}
						<div className={styles.list}>
							<LongList
								items={ids}
								keyOf={ownKey}
								renderItem={renderPerson}
								label={label}
								role="list"
								onNearEnd={loadMore}
								isBusy={query.isFetchingNextPage}
								footer={<MoreButton query={query} />}
							/>
						</div>
					</div>
				);
			}}
		</QueryState>
	);
}

const ownKey = (id: string): string => id;

/** Those whose name or handle contains the text; all if it is empty. */
function useMatching(all: readonly string[], wanted: string): readonly string[] {
	const { entities } = useSession();
	const folded = foldText(wanted.trim());
	return useMemo(() => {
		if (folded === '') return all;
		return all.filter(id => {
			const user = entities.user(id);
			return user !== undefined && foldText(`${user.name ?? ''} ${acct(user)}`).includes(folded);
		});
	}, [entities, all, folded]);
}
