import { type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathButton } from '@/blocks/navigation/PathButton';
import { pickPerson } from '@/blocks/person/picker/pickPeople';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { UserList } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { plainName } from '@/domain/person/plainName';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeCollection, collectionQuery } from '@/stores/collections';
import { renameColumns } from '@/stores/deck/renameColumns';
import { preferences } from '@/stores/preferences/Preferences';
import { pinnedUserLists } from '@/stores/preferences/pinnedUserLists';
import type { Session } from '@/stores/session/Session';
import { usePolicies, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { prompt } from '@/ui/dialog/dialogs';
import { Switch } from '@/ui/field/Switch';
import { IconTile } from '@/ui/icon/IconTile';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import shared from '../shared/collections.module.css';
import { isFull, LimitReached, UsedOf } from '../shared/UsedOf';
import { MemberList } from './MemberList';
import { changeList, ownListQuery, withMembers } from './ownLists';
import { hasPasted, PasteMembers } from './PasteMembers';
import { useListEvents } from './useListEvents';

const LISTS = collectionQuery('lists');

/** A list of the account: its name, whether it is public, and who is on it (rules/people#lists). */
export default function OwnListPage({ params: { listId } }: PageProps<'ownList'>): ReactNode {
	const query = useThing(ownListQuery, listId);
	// What is changed elsewhere in the app changes the collection.
	const cached = useThing(LISTS, null).data?.find(({ id }) => id === listId);
	const shown = cached ?? query.data;
	useHostTitle(shown?.name ?? text.lists.one);
	return (
		<PageBody>
			<QueryState query={query} gone={{ icon: 'list', title: text.lists.gone, action: <ToLists /> }}>
				{list => <OwnList key={list.id} list={cached ?? list} />}
			</QueryState>
		</PageBody>
	);
}

const ToLists = () => <PathButton path={pathTo('ownLists')}>{text.lists.all}</PathButton>;

function OwnList({ list }: { list: UserList }): ReactNode {
	const mayWrite = useTokenMay('write:account');
	useListEvents(list.id);
	return (
		<>
			<ListHead list={list} mayWrite={mayWrite} />
			<People list={list} mayWrite={mayWrite} />
			{mayWrite && <DeleteList list={list} />}
		</>
	);
}

type PinnedLists = typeof pinnedUserLists.default;

/** Tabs of the timeline page have the names of their lists. */
const changePinned = (session: Session, change: (pinned: PinnedLists) => PinnedLists) =>
	preferences.update(pinnedUserLists, change, session);

interface PartProps {
	list: UserList;
	mayWrite: boolean;
}

function ListHead({ list, mayWrite }: PartProps): ReactNode {
	const session = useSession();
	const { id: listId, name, isPublic } = list;
	const rename = () =>
		passGate(session, {
			async perform({ api }) {
				const named = await prompt({
					title: text.lists.rename,
					label: text.common.name,
					initial: name,
					minLength: 1,
					maxLength: 100,
				});
				if (named === undefined || named === name) return;
				await api.call('users/lists/update', { listId, name: named });
				changeList(session, listId, now => ({ ...now, name: named }));
				changePinned(session, pinned => pinned.map(each => (each.id === listId ? { ...each, name: named } : each)));
				renameColumns({ kind: 'list', id: listId }, name, named);
			},
		});
	const publish = (shown: boolean) => changeList(session, listId, now => ({ ...now, isPublic: shown }));
	const setPublic = (next: boolean) =>
		passGate(session, {
			optimistic: () => {
				publish(next);
				return () => publish(!next);
			},
			perform: ({ api }) => api.call('users/lists/update', { listId, isPublic: next }),
		});
	const address = session.origin + pathTo('list', { listId });
	return (
		<div className={shared.head}>
			<div className={shared.headline}>
				<IconTile name="list" />
				<h2 dir="auto">{name}</h2>
			</div>
			<ButtonRow>
				<PathButton path={pathTo('listTimeline', { listId })} icon="note" size="small">
					{text.lists.timeline}
				</PathButton>
				<ShowInColumn as="button" kind="list" target={{ kind: 'list', id: listId }} name={name} />
				{mayWrite && (
					<Button size="small" icon="pencil" onClick={() => void rename()}>
						{text.lists.rename}
					</Button>
				)}
				{isPublic && (
					<Button size="small" icon="link" onClick={() => void copyWithToast(address)}>
						{text.lists.copyLink}
					</Button>
				)}
				{isPublic && (
					<PathButton path={pathTo('list', { listId })} icon="eye" size="small">
						{text.lists.publicView}
					</PathButton>
				)}
			</ButtonRow>
			<Switch
				label={text.lists.public}
				caption={text.lists.publicAbout}
				checked={isPublic}
				disabled={!mayWrite}
				onChange={next => void setPublic(next)}
			/>
		</div>
	);
}

function People({ list, mayWrite }: PartProps): ReactNode {
	const session = useSession();
	const limit = usePolicies()?.userEachUserListsLimit ?? null;
	const [isPasting, setPasting] = useState(() => hasPasted(session, list));
	const count = list.userIds.length;
	const isAtLimit = isFull(count, limit);
	const add = async () => {
		const person = await pickPerson(session, { title: t('lists.addTo', { name: list.name }), without: list.userIds });
		if (!person) return;
		await passGate(session, {
			async perform({ api }) {
				await api.call('users/lists/push', { listId: list.id, userId: person.id });
				changeList(session, list.id, now => withMembers(now, [person.id]));
				toast(t('lists.addedOne', { name: plainName(person) }), { icon: 'list', tone: 'success' });
			},
		});
	};
	return (
		<Section title={text.lists.people} action={<UsedOf used={count} limit={limit} label={text.lists.people} />}>
			{mayWrite && (
				<ButtonRow>
					<Button icon="userPlus" disabled={isAtLimit} onClick={() => void add()}>
						{text.lists.add}
					</Button>
					<Button
						icon="users"
						aria-expanded={isPasting}
						disabled={isAtLimit && !isPasting}
						onClick={() => setPasting(!isPasting)}
					>
						{text.lists.paste}
					</Button>
				</ButtonRow>
			)}
			{mayWrite && isAtLimit && <LimitReached text={t('lists.full', { limit: limit ?? 0 })} />}
			{isPasting && mayWrite && <PasteMembers list={list} onClose={() => setPasting(false)} />}
			<MemberList list={list} isOwn />
		</Section>
	);
}

function DeleteList({ list: { id: listId, name } }: { list: UserList }): ReactNode {
	const session = useSession();
	const { navigate, replace = navigate } = useNavigation();
	const [isBusy, setBusy] = useState(false);
	const remove = async () => {
		setBusy(true);
		await passGate(session, {
			confirmation: {
				title: t('lists.deleteTitle', { name }),
				text: text.lists.deleteText,
				okText: text.common.delete,
				danger: true,
			},
			async perform({ api }) {
				await api.call('users/lists/delete', { listId });
				changeCollection(session, 'lists', lists => lists.filter(({ id }) => id !== listId));
				changePinned(session, pinned => pinned.filter(({ id }) => id !== listId));
				toast(t('lists.deleted', { name }), { icon: 'trash' });
				replace(pathTo('ownLists'));
			},
		});
		setBusy(false);
	};
	return (
		<Section title={text.lists.delete}>
			<Button className={shared.danger} icon="trash" busy={isBusy} onClick={() => void remove()}>
				{text.lists.delete}
			</Button>
		</Section>
	);
}
