import { type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { FollowRow } from '@/blocks/person/FollowRow';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import type { ListMember, UserList } from '@/domain/collection/collections';
import { plainName } from '@/domain/person/plainName';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { toast } from '@/ui/toast/toasts';
import shared from '../shared/collections.module.css';
import { changeList, membersQuery, shownMembers, withMembers, withoutMember } from './ownLists';

interface MemberListProps {
	list: UserList;
	/** Whether it is the account's own list, whose members can be changed. */
	isOwn: boolean;
}

/** Those on a list, the latest first. */
export function MemberList({ list, isOwn }: MemberListProps): ReactNode {
	const query = usePages(membersQuery, { listId: list.id, forPublic: !isOwn });
	const mayWrite = useTokenMay('write:account');
	const [before] = useState(list.userIds);
	/** Whose replies were switched here, also of those who are put back on the list or came to it since. */
	const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map());
	const members = shownMembers(query.data ?? [], list.userIds, before, query.data !== undefined && !query.hasNextPage);
	return (
		<div className={members.length > 0 ? shared.panel : undefined}>
			<PagedList
				query={query}
				isEmpty={members.length === 0}
				icon="users"
				emptyTitle={text.lists.nobody}
				{...(isOwn && { emptyText: text.lists.nobodyText })}
				label={text.lists.people}
				room={4}
			>
				{members.map(member => (
					<FollowRow key={member.userId} userId={member.userId} isDescribed={false}>
						{isOwn && mayWrite && (
							<MemberActions
								list={list}
								userId={member.userId}
								withReplies={switched.get(member.userId) ?? member.withReplies}
								setWithReplies={next => setSwitched(now => new Map([...now, [member.userId, next]]))}
							/>
						)}
					</FollowRow>
				))}
			</PagedList>
		</div>
	);
}

interface MemberActionsProps extends ListMember {
	list: UserList;
	setWithReplies: (next: boolean) => void;
}

/** Whether their replies to others are in the timeline, and off the list with them. */
function MemberActions({ list, userId, withReplies, setWithReplies }: MemberActionsProps): ReactNode {
	const session = useSession();
	const user = useUser(userId);
	if (!user) return null;
	const name = plainName(user);
	const person = { listId: list.id, userId: user.id };
	const remove = async () => {
		const isDone = await passGate(session, {
			optimistic: () => {
				changeList(session, list.id, now => withoutMember(now, user.id));
				return () => changeList(session, list.id, now => withMembers(now, [user.id]));
			},
			async perform({ api }) {
				await api.call('users/lists/pull', person);
				setWithReplies(false);
				return true;
			},
		});
		if (isDone)
			toast(t('lists.removed', { name }), { icon: 'list', action: { text: text.common.undo, onPress: putBack } });
	};
	const putBack = () =>
		void passGate(session, {
			async perform({ api }) {
				await api.call('users/lists/push', person);
				if (withReplies) await api.call('users/lists/update-membership', { ...person, withReplies });
				setWithReplies(withReplies);
				changeList(session, list.id, now => withMembers(now, [user.id]));
			},
		});
	const toggleReplies = () =>
		void passGate(session, {
			optimistic: () => {
				setWithReplies(!withReplies);
				return () => setWithReplies(withReplies);
			},
			async perform({ api }) {
				await api.call('users/lists/update-membership', { ...person, withReplies: !withReplies });
				toast(withReplies ? text.lists.repliesHidden : text.lists.repliesShown, { icon: 'reply' });
			},
		});
	return (
		<span className={shared.beside}>
			<IconButton
				icon="reply"
				label={t('lists.withReplies', { name })}
				active={withReplies}
				aria-pressed={withReplies}
				onClick={toggleReplies}
			/>
			<IconButton icon="userMinus" label={t('lists.remove', { name })} onClick={() => void remove()} />
		</span>
	);
}
