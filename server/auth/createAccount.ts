import type { Core } from '../Core';
import { type ProfileRow, profiles, type UserRow, usedUsernames, users } from '../store/tables/users';
import { hashPassword } from './passwords';

export const USERNAME = /^\w{1,20}$/;

export type UsernameProblem = 'INVALID_USERNAME' | 'DUPLICATED_USERNAME' | 'USED_USERNAME' | 'DENIED_USERNAME';

/**
 * Why a username can't be used; null if it is available.
 * @param isPreservedFine administrators may use preserved names
 */
export function usernameProblem(core: Core, username: string, isPreservedFine = false): UsernameProblem | null {
	if (!USERNAME.test(username)) return 'INVALID_USERNAME';
	const lower = username.toLowerCase();
	if (core.db.exists(users, 't.usernameLower = ? AND t.host IS NULL', lower)) return 'DUPLICATED_USERNAME';
	if (core.db.exists(usedUsernames, 't.username = ?', lower)) return 'USED_USERNAME';
	const preserved = core.settings.get('preservedUsernames').map(name => name.toLowerCase());
	return !isPreservedFine && preserved.includes(lower) ? 'DENIED_USERNAME' : null;
}

/** The name was available when it was checked, but has been taken since. */
export class UsernameRefused extends Error {
	readonly problem: UsernameProblem;

	constructor(problem: UsernameProblem) {
		super(problem);
		this.problem = problem;
	}
}

export interface AccountInput {
	username: string;
	/** Without one, and without `passwordHash` in `profile`, signing in is impossible. */
	password?: string;
	/** Further initial fields. */
	user?: Partial<UserRow>;
	profile?: Partial<ProfileRow>;
	/** When it was created, in milliseconds since the epoch; by default now. */
	at?: number;
}

/**
 * Creates an account. Check the name with `usernameProblem` first; it is checked again afterwards, as hashing takes
 * time.
 * @throws UsernameRefused
 */
export async function createAccount(core: Core, { password, ...input }: AccountInput): Promise<UserRow> {
	return insertAccount(core, password === undefined ? input : await withHash(input, password));
}

/** An account whose password is hashed already. */
export type HashedAccount = Omit<AccountInput, 'password'>;

export const withHash = async (input: HashedAccount, password: string): Promise<HashedAccount> => ({
	...input,
	profile: { ...input.profile, passwordHash: await hashPassword(password) },
});

/**
 * Creates an account at once, which may be a part of a transaction.
 * @throws UsernameRefused
 */
export function insertAccount(core: Core, input: HashedAccount): UserRow {
	const isLocal = !input.user?.host;
	const id = input.at === undefined ? core.ids.next() : core.ids.at(input.at);
	const usernameLower = input.username.toLowerCase();
	core.db.transaction(() => {
		const problem = isLocal ? usernameProblem(core, input.username, true) : null;
		if (problem) throw new UsernameRefused(problem);
		core.db.insert(users, { ...input.user, id, username: input.username, usernameLower });
		core.db.insert(profiles, { ...input.profile, userId: id });
		if (isLocal) core.db.insert(usedUsernames, { username: usernameLower, at: Date.now() });
	});
	const user = core.db.byId(users, id);
	if (!user) throw new Error(`account ${input.username} was not stored`);
	core.bus.emit('account', { id, host: user.host, change: 1 });
	return user;
}
