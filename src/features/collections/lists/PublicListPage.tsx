import { type ReactNode, useState } from 'react';
import { toPublicList, toUserList } from '@/api/toCollections';
import { passGate } from '@/blocks/actions/gate';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathButton } from '@/blocks/navigation/PathButton';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { RowDetails } from '@/blocks/row/RowDetail';
import type { PublicList } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeCollection, collectionQuery } from '@/stores/collections';
import { changeThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { prompt } from '@/ui/dialog/dialogs';
import { IconTile } from '@/ui/icon/IconTile';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import shared from '../shared/collections.module.css';
import { MemberList } from './MemberList';

const publicListQuery = defineThing({
	name: 'publicList',
	lifetime: 'changing',
	fetch: async (session, listId: string, signal) =>
		toPublicList(await session.api.call('users/lists/show', { listId, forPublic: true }, { signal })),
});

const LISTS = collectionQuery('lists');

/** A public list as everybody sees it (rules/people#public-lists). */
export default function PublicListPage({ params: { listId } }: PageProps<'list'>): ReactNode {
	const query = useThing(publicListQuery, listId);
	useHostTitle(query.data?.name ?? text.lists.one);
	return (
		<PageBody>
			<QueryState query={query} gone={{ icon: 'list', title: text.lists.gone, text: text.lists.goneText }}>
				{list => (
					<>
						<Head list={list} />
						<Section title={text.lists.people}>
							<MemberList key={list.id} list={list} isOwn={false} />
						</Section>
					</>
				)}
			</QueryState>
		</PageBody>
	);
}

function Head({ list }: { list: PublicList }): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:account') && session.isMember;
	const mayRead = useTokenMay('read:account') && session.isMember;
	const own = useThing(LISTS, null, mayRead);
	const { id: listId, name, userIds, likedCount } = list;
	const isOwn = own.data?.some(({ id }) => id === listId) ?? false;
	return (
		<div className={shared.head}>
			<div className={shared.headline}>
				<IconTile name="list" />
				<h2 dir="auto">{name}</h2>
			</div>
			<RowDetails>
				<span>{t('lists.count', { count: userIds.length })}</span>
				<span>{t('lists.liked', { count: likedCount })}</span>
			</RowDetails>
			<ButtonRow>
				{mayWrite && <LikeButton list={list} />}
				{mayWrite && !isOwn && <TakeOverButton list={list} />}
				<Button
					size="small"
					icon="link"
					onClick={() => void copyWithToast(session.origin + pathTo('list', { listId }))}
				>
					{text.lists.copyLink}
				</Button>
				{isOwn && (
					<PathButton path={pathTo('ownList', { listId })} icon="pencil" size="small">
						{text.lists.edit}
					</PathButton>
				)}
			</ButtonRow>
		</div>
	);
}

function LikeButton({ list: { id: listId, isLiked } }: { list: PublicList }): ReactNode {
	const session = useSession();
	const set = (isOn: boolean) =>
		changeThing(session, publicListQuery, listId, now => ({
			...now,
			isLiked: isOn,
			likedCount: Math.max(0, now.likedCount + (isOn ? 1 : -1)),
		}));
	const toggle = () =>
		passGate(session, {
			optimistic: () => {
				set(!isLiked);
				return () => set(isLiked);
			},
			perform: ({ api }) => api.call(isLiked ? 'users/lists/unfavorite' : 'users/lists/favorite', { listId }),
		});
	return (
		<Button size="small" icon={isLiked ? 'heartFilled' : 'heart'} aria-pressed={isLiked} onClick={() => void toggle()}>
			{text.lists.like}
		</Button>
	);
}

/** Makes an own list of the same people, and opens it. */
function TakeOverButton({ list }: { list: PublicList }): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const [isBusy, setBusy] = useState(false);
	const takeOver = async () => {
		setBusy(true);
		const made = await passGate(session, {
			async perform({ api }) {
				const name = await prompt({
					title: text.lists.takeOver,
					text: text.lists.takeOverText,
					label: text.common.name,
					initial: list.name,
					minLength: 1,
					maxLength: 100,
				});
				if (name === undefined) return undefined;
				return toUserList(await api.call('users/lists/create-from-public', { listId: list.id, name }));
			},
		});
		setBusy(false);
		if (!made) return;
		changeCollection(session, 'lists', lists => [...lists, made]);
		toast(t('lists.takenOver', { name: made.name }), { icon: 'list', tone: 'success' });
		navigate(pathTo('ownList', { listId: made.id }));
	};
	return (
		<Button size="small" icon="copy" busy={isBusy} onClick={() => void takeOver()}>
			{text.lists.takeOver}
		</Button>
	);
}
