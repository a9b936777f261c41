import { timeOfId } from '../store/IdSource';
import type { UserRow } from '../store/tables/users';

/** The members of a conditional role: a tree of conditions. */
export type CondFormula =
	| { id: string; type: 'and' | 'or'; values: CondFormula[] }
	| { id: string; type: 'not'; value: CondFormula }
	| { id: string; type: 'roleAssignedTo'; roleId: string }
	| { id: string; type: 'createdLessThan' | 'createdMoreThan'; sec: number }
	| { id: string; type: CountCondition; value: number }
	| { id: string; type: UserCondition };

type CountCondition = `${'followers' | 'following' | 'notes'}${'LessThanOrEq' | 'MoreThanOrEq'}`;
type UserCondition = 'isLocal' | 'isRemote' | 'isSuspended' | 'isLocked' | 'isBot' | 'isCat' | 'isExplorable';

type Count = 'followersCount' | 'followingCount' | 'notesCount';

/** Maps, as a name from outside must not match properties of every object (`constructor`). */
const COUNTS: ReadonlyMap<string, { of: Count; isLeast: boolean }> = new Map([
	['followersLessThanOrEq', { of: 'followersCount', isLeast: false }],
	['followersMoreThanOrEq', { of: 'followersCount', isLeast: true }],
	['followingLessThanOrEq', { of: 'followingCount', isLeast: false }],
	['followingMoreThanOrEq', { of: 'followingCount', isLeast: true }],
	['notesLessThanOrEq', { of: 'notesCount', isLeast: false }],
	['notesMoreThanOrEq', { of: 'notesCount', isLeast: true }],
] satisfies [CountCondition, { of: Count; isLeast: boolean }][]);

const OF_USER: ReadonlyMap<string, (user: UserRow) => boolean> = new Map([
	['isLocal', user => user.host === null],
	['isRemote', user => user.host !== null],
	['isSuspended', user => user.isSuspended],
	['isLocked', user => user.isLocked],
	['isBot', user => user.isBot],
	['isCat', user => user.isCat],
	['isExplorable', user => user.isExplorable],
] satisfies [UserCondition, (user: UserRow) => boolean][]);

export const isCountCondition = (type: string): boolean => COUNTS.has(type);
export const isUserCondition = (type: string): boolean => OF_USER.has(type);

/** @param assigned ids of the user's manual roles */
export function fits(formula: CondFormula, user: UserRow, assigned: ReadonlySet<string>, now: number): boolean {
	switch (formula.type) {
		case 'and':
			return formula.values.every(part => fits(part, user, assigned, now));
		case 'or':
			return formula.values.some(part => fits(part, user, assigned, now));
		case 'not':
			return !fits(formula.value, user, assigned, now);
		case 'roleAssignedTo':
			return assigned.has(formula.roleId);
		case 'createdLessThan':
			return timeOfId(user.id) > now - formula.sec * 1000;
		case 'createdMoreThan':
			return timeOfId(user.id) < now - formula.sec * 1000;
		default:
			return 'value' in formula ? fitsCount(formula, user) : (OF_USER.get(formula.type)?.(user) ?? false);
	}
}

function fitsCount({ type, value }: { type: CountCondition; value: number }, user: UserRow): boolean {
	const count = COUNTS.get(type);
	if (!count) return false;
	return count.isLeast ? user[count.of] >= value : user[count.of] <= value;
}
