import { type ReactNode, useCallback } from 'react';
import { breakFollow } from '@/blocks/actions/relations';
import { PathLink } from '@/blocks/navigation/PathLink';
import { FollowRow } from '@/blocks/person/FollowRow';
import { PeopleList } from '@/blocks/person/PeopleList';
import { PersonRow } from '@/blocks/person/PersonRow';
import { usePages } from '@/blocks/query/usePages';
import { type FollowList, followListPath } from '@/domain/paths/followListPath';
import { acct as acctOf } from '@/domain/person/acct';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { changePages } from '@/stores/queries/cachedPages';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { PageFrame } from '@/ui/page/PageFrame';
import { PersonPage } from '../PersonPage';
import styles from './FollowsPage.module.css';
import { followsQuery } from './followQueries';

const LISTS: readonly FollowList[] = ['following', 'followers'];

/** Whom somebody follows, or who follows them, as far as they let the reader see it. */
export function FollowsPage({ acct, list }: { acct: string; list: FollowList }): ReactNode {
	return (
		<PersonPage acct={acct} title={user => titleOf(user, list)}>
			{user => <Follows key={`${user.id} ${list}`} user={user} list={list} />}
		</PersonPage>
	);
}

const titleOf = (user: User, list: FollowList): string => t(`people.${list}Of`, { name: plainName(user) });

function Follows({ user, list }: { user: User; list: FollowList }): ReactNode {
	const session = useSession();
	const name = plainName(user);
	const query = usePages(followsQuery, { userId: user.id, list });
	const isOwnFollowers = list === 'followers' && user.id === session.userId;
	const renderPerson = useCallback(
		(userId: string) => (
			<FollowRow as="div" userId={userId}>
				{isOwnFollowers && <RemoveFollower userId={userId} />}
			</FollowRow>
		),
		[isOwnFollowers],
	);
	return (
		<PageFrame>
			<PersonRow as="div" userId={user.id} />
			<nav className={styles.lists} aria-label={text.people.lists}>
				{LISTS.map(each => (
					<PathLink key={each} path={followListPath(user, each)} aria-current={each === list ? 'page' : undefined}>
						{text.profile[each]}
					</PathLink>
				))}
			</nav>
			<div className={styles.list}>
				<PeopleList
					query={query}
					label={titleOf(user, list)}
					isSearchable
					empty={{ icon: 'users', title: t(`people.${list}None`, { name }) }}
					refused={{ icon: 'lock', title: text.people.hidden, text: t('people.hiddenText', { name }) }}
					renderPerson={renderPerson}
				/>
			</div>
		</PageFrame>
	);
}

/** Ends that somebody follows the reader. */
function RemoveFollower({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const user = useUser(userId);
	const mayRemove = useTokenMay('write:following');
	if (!user || !mayRemove) return null;
	const remove = async () => {
		if (!(await breakFollow(session, user))) return;
		const of = { userId: session.userId ?? '', list: 'followers' } as const;
		changePages(session, followsQuery, of, ids => ids.filter(id => id !== userId));
	};
	return (
		<IconButton
			icon="userMinus"
			size="small"
			label={t('people.removeFollower', { name: acctOf(user) })}
			onClick={() => void remove()}
		/>
	);
}
