import { type ReactNode, useState } from 'react';
import { createList } from '@/blocks/actions/createList';
import Tip from '@/blocks/appearance/Tip';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { LinkRow } from '@/blocks/row/LinkRow';
import type { UserList } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { dismissedTips } from '@/stores/preferences/dismissedTips';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { usePolicies, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { IconTile } from '@/ui/icon/IconTile';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import shared from '../shared/collections.module.css';
import { isFull, LimitReached, UsedOf } from '../shared/UsedOf';
import { ListFaces } from './ListFaces';

const LISTS = collectionQuery('lists');

/** The account's lists (rules/people#lists). */
export default function ListsPage(): ReactNode {
	useHostTitle(text.timeline.lists);
	const query = useThing(LISTS, null);
	const isTipGone = useBaseSetting(dismissedTips).userLists ?? false;
	return (
		<PageBody isClose>
			{!isTipGone && (
				<div className={shared.tip}>
					<Tip tip="userLists">{text.lists.tip}</Tip>
				</div>
			)}
			<QueryState query={query} loading={<SkeletonRows count={4} />}>
				{lists => <Lists lists={lists} />}
			</QueryState>
		</PageBody>
	);
}

function Lists({ lists }: { lists: readonly UserList[] }): ReactNode {
	const mayWrite = useTokenMay('write:account');
	const limit = usePolicies()?.userListLimit ?? null;
	const isAtLimit = isFull(lists.length, limit);
	const limitReached = <LimitReached text={t('lists.limitReached', { limit: limit ?? 0 })} />;
	if (lists.length === 0) {
		return (
			<EmptyState
				icon="list"
				title={text.lists.none}
				action={mayWrite && (isAtLimit ? limitReached : <NewList isDisabled={false} />)}
			>
				{text.lists.noneText}
			</EmptyState>
		);
	}
	return (
		<>
			<div className={shared.top}>
				{mayWrite && <NewList isDisabled={isAtLimit} />}
				<UsedOf used={lists.length} limit={limit} label={text.timeline.lists} />
			</div>
			{mayWrite && isAtLimit && limitReached}
			<ul className={shared.items} aria-label={text.timeline.lists}>
				{lists.map(list => (
					<ListRow key={list.id} list={list} />
				))}
			</ul>
		</>
	);
}

function NewList({ isDisabled }: { isDisabled: boolean }): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const [isBusy, setBusy] = useState(false);
	const make = async () => {
		setBusy(true);
		const list = await createList(session);
		setBusy(false);
		if (list) navigate(pathTo('ownList', { listId: list.id }));
	};
	return (
		<Button variant="primary" icon="plus" busy={isBusy} disabled={isDisabled} onClick={() => void make()}>
			{text.lists.create}
		</Button>
	);
}

function ListRow({ list }: { list: UserList }): ReactNode {
	const { navigate } = useNavigation();
	const { id: listId, name, userIds, isPublic } = list;
	const limit = usePolicies()?.userEachUserListsLimit ?? null;
	return (
		<LinkRow
			path={pathTo('ownList', { listId })}
			name={name}
			picture={<IconTile name="list" />}
			details={
				<>
					<ListFaces userIds={userIds} />
					<span>
						{limit !== null
							? t('lists.countOf', { count: userIds.length, limit })
							: t('lists.count', { count: userIds.length })}
					</span>
					{isPublic && <Badge>{text.lists.public}</Badge>}
				</>
			}
			beside={
				<>
					<IconButton
						icon="note"
						label={t('lists.timelineOf', { name })}
						onClick={() => navigate(pathTo('listTimeline', { listId }))}
					/>
					<ShowInColumn as="icon" kind="list" target={{ kind: 'list', id: listId }} name={name} />
				</>
			}
		/>
	);
}
