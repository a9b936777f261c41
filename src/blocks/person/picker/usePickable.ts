import { useEffect, useState } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { acct } from '@/domain/person/acct';
import { parseAcct } from '@/domain/person/parseAcct';
import type { User } from '@/domain/person/User';
import { withServerHost } from '@/domain/person/withServerHost';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { orderPeople } from './orderPeople';
import { nearPeopleQuery, searchedPeopleQuery } from './pickerQueries';

interface Pickable {
	readonly users: readonly User[];
	/** Why a user is offered before others: used lately, or followed. */
	readonly markOf: (user: User) => string | null;
	/** The typed handle, if nobody with it was found so far. */
	readonly handle: string | null;
	readonly status: 'loading' | 'failed' | 'done';
	readonly error: unknown;
	readonly retry: () => void;
}

/** A search begins when nothing has been typed for this long. */
const TYPING_PAUSE_MS = 250;

/** Whom a picker offers for what was typed. */
export function usePickable(typed: string, without: readonly string[]): Pickable {
	const session = useSession();
	const { entities } = session;
	const wanted = withServerHost(typed.trim());
	const settled = useSettled(wanted, TYPING_PAUSE_MS);
	const near = useThing(nearPeopleQuery, null);
	const searched = useThing(searchedPeopleQuery, settled, settled !== '');
	const { recent = [], followed = [] } = near.data ?? {};
	const isSettled = settled === wanted;
	const found = isSettled && wanted !== '' ? (searched.data ?? []) : [];
	const isFollowed = (user: User) => followed.includes(user.id) || user.profile?.isFollowing === true;
	const known = [...recent, ...followed, ...found]
		.filter(id => !without.includes(id))
		.flatMap(id => entities.user(id) ?? []);
	const users = orderPeople(known, wanted, {
		recent,
		followed: new Set(known.filter(isFollowed).map(({ id }) => id)),
	});
	const query = wanted === '' ? near : searched;
	const isLoading = query.isPending || (wanted !== '' && !isSettled);
	return {
		users,
		markOf: user =>
			recent.includes(user.id) ? text.personPicker.recent : isFollowed(user) ? text.personPicker.followed : null,
		handle: unknownHandle(wanted, users, session.host),
		status: isLoading ? 'loading' : query.error === null ? 'done' : 'failed',
		error: query.error,
		retry: () => void query.refetch(),
	};
}

/** A text that is a whole handle (`@name`, or one with a server) which none of the users has; null otherwise. */
function unknownHandle(wanted: string, users: readonly User[], ownHost: string): string | null {
	if (!/^@[\w.-]+(@[\w.-]+\.[\w:-]+)?$|^[\w.-]+@[\w.-]+\.[\w:-]+$/.test(wanted)) return null;
	const named = acct(parseAcct(wanted, ownHost)).toLowerCase();
	return users.some(user => acct(user).toLowerCase() === named) ? null : wanted;
}

/** The value that has stayed the same for some time. */
function useSettled(value: string, ms: number): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return settled;
}
