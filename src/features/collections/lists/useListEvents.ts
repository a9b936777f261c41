import { useEffect } from 'react';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { changeList, withMembers, withoutMember } from './ownLists';

/** While a list's page is shown: who is put on the list elsewhere, or taken off it, shows at once. */
export function useListEvents(listId: string): void {
	const session = useSession();
	const isLive = useBaseSetting(realtimeMode);
	useEffect(() => {
		if (!isLive) return undefined;
		const channel = session.stream.channel('userList', { listId });
		const end = channel.listen(({ type, body }) => {
			if (type === 'userAdded') {
				session.entities.ingestUsers([body]);
				changeList(session, listId, list => withMembers(list, [body.id]));
			} else if (type === 'userRemoved') changeList(session, listId, list => withoutMember(list, body.id));
		});
		return () => {
			end();
			channel.release();
		};
	}, [session, listId, isLive]);
}
