import { timeOfId } from '../store/IdSource';
import type { UserRow } from '../store/tables/users';

/** Who is a member of a conditional role: a tree of conditions. */
export type CondFormula =
	| { id: string; type: 'and' | 'or'; values: CondFormula[] }
	| { id: string; type: 'not'; value: CondFormula }
	| { id: string; type: 'roleAssignedTo'; roleId: string }
	| { id: string; type: 'createdLessThan' | 'createdMoreThan'; sec: number }
	| { id: string; type: CountCondition; value: number }
	| { id: string; type: UserCondition };

type CountCondition = `${'followers' | 'following' | 'notes'}${'LessThanOrEq' | 'MoreThanOrEq'}`;
type UserCondition = 'isLocal' | 'isRemote' | 'isSuspended' | 'isLocked' | 'isBot' | 'isCat' | 'isExplorable';

const COUNTS: Record<string, 'followersCount' | 'followingCount' | 'notesCount'> = {
	followers: 'followersCount',
	following: 'followingCount',
	notes: 'notesCount',
};

const OF_USER: Record<UserCondition, (user: UserRow) => boolean> = {
	isLocal: user => user.host === null,
	isRemote: user => user.host !== null,
	isSuspended: user => user.isSuspended,
	isLocked: user => user.isLocked,
	isBot: user => user.isBot,
	isCat: user => user.isCat,
	isExplorable: user => user.isExplorable,
};

/** @param assigned ids of the roles that were assigned to the person by hand */
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
			return 'value' in formula ? fitsCount(formula, user) : (OF_USER[formula.type]?.(user) ?? false);
	}
}

function fitsCount({ type, value }: { type: CountCondition; value: number }, user: UserRow): boolean {
	const [, what, how] = /^(followers|following|notes)(Less|More)ThanOrEq$/.exec(type) ?? [];
	const column = COUNTS[what ?? ''];
	if (!column) return false;
	return how === 'Less' ? user[column] <= value : user[column] >= value;
}
