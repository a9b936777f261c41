import type { Home, Person } from './Home';

/** The demo world's admin. */
export const admin = (home: Home): Promise<Person> => home.signIn('admin', 'admin');

/**
 * A manual role with this name.
 * @returns its id
 */
export async function makeRole(home: Home, name: string, change: object = {}): Promise<string> {
	const role = { ...PLAIN_ROLE, name, ...change };
	return (await home.call<{ id: string }>('admin/roles/create', role, await admin(home))).id;
}

/** A new moderator. */
export async function moderator(home: Home, ...following: readonly Person[]): Promise<Person> {
	const person = await home.follower(...following);
	const roleId = await makeRole(home, `Watch of ${person.username}`, { isModerator: true });
	await home.call('admin/roles/assign', { roleId, userId: person.id }, await admin(home));
	return person;
}

const PLAIN_ROLE = {
	description: '',
	color: null,
	iconUrl: null,
	target: 'manual',
	condFormula: {},
	isPublic: false,
	isModerator: false,
	isAdministrator: false,
	asBadge: false,
	canEditMembersByModerator: true,
	displayOrder: 0,
	policies: {},
};
