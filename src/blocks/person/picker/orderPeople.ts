import { foldText } from '@/base/foldText';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';

/** How near a user is to the reader. */
export interface Nearness {
	/** Ids of users mentioned or picked lately, the latest first. */
	readonly recent: readonly string[];
	readonly followed: ReadonlySet<string>;
}

/**
 * The users that match what was typed, best first: the very handle, then those used lately, those followed, and the
 * others in the order of the server.
 */
export function orderPeople(users: readonly User[], typed: string, { recent, followed }: Nearness): readonly User[] {
	const wanted = foldText(typed.trim().replace(/^@/, ''));
	const rank = (user: User): number => {
		if (wanted !== '' && acct(user).slice(1).toLowerCase() === wanted) return -1;
		const place = recent.indexOf(user.id);
		if (place >= 0) return place;
		return recent.length + (followed.has(user.id) ? 0 : 1);
	};
	const seen = new Set<string>();
	return users
		.filter(user => !seen.has(user.id) && seen.add(user.id) && isMatch(user, wanted))
		.map((user, index) => ({ user, index, rank: rank(user) }))
		.toSorted((a, b) => a.rank - b.rank || a.index - b.index)
		.map(({ user }) => user);
}

/** Whether name or handle contain the text; servers find more, such as what stands in descriptions. */
function isMatch(user: User, wanted: string): boolean {
	return foldText(acct(user).slice(1)).includes(wanted) || foldText(user.name ?? '').includes(wanted);
}
