import type { Database } from '../store/Database';
import type { Settings } from '../store/Settings';
import { type RoleRow, roleAssignments, roles } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';
import { type CondFormula, fits } from './CondFormula';
import { combinePolicies } from './combinePolicies';
import { DEFAULT_POLICIES, type Policies } from './policies';

/** The roles of users, and their policies. Roles are few and kept in memory; assignments are queried. */
export class RoleBook {
	readonly #db: Database;
	readonly #settings: Settings;
	#roles: RoleRow[] | null = null;

	constructor(db: Database, settings: Settings) {
		this.#db = db;
		this.#settings = settings;
	}

	/** All roles. */
	all(): readonly RoleRow[] {
		this.#roles ??= this.#db.select(roles, 'ORDER BY t.id');
		return this.#roles;
	}

	/** Call after any change of the table `roles`. */
	changed(): void {
		this.#roles = null;
		this.#db.onRollback(() => {
			this.#roles = null;
		});
	}

	#assigned(userIds: readonly string[]): Map<string, Set<string>> {
		const byUser = new Map<string, Set<string>>();
		const rows = this.#db.all<{ userId: string; roleId: string }>(
			'SELECT userId, roleId FROM roleAssignments WHERE userId IN (SELECT value FROM json_each(?)) AND (expiresAt IS NULL OR expiresAt > ?)',
			JSON.stringify(userIds),
			Date.now(),
		);
		for (const { userId, roleId } of rows) {
			const roleIds = byUser.get(userId);
			if (roleIds) roleIds.add(roleId);
			else byUser.set(userId, new Set([roleId]));
		}
		return byUser;
	}

	/** The roles of several users, by user, in one query. */
	ofMany(people: readonly UserRow[]): Map<string, RoleRow[]> {
		const all = this.all();
		if (all.length === 0 || people.length === 0) return new Map();
		const assigned = this.#assigned(people.map(person => person.id));
		const now = Date.now();
		return new Map(
			people.map(person => [
				person.id,
				all.filter(role => isMember(role, person, assigned.get(person.id) ?? NONE, now)),
			]),
		);
	}

	of(person: UserRow): RoleRow[] {
		return this.ofMany([person]).get(person.id) ?? [];
	}

	/** The number of users with a manual role, without expired assignments. */
	assignedTo(roleId: string): number {
		return this.#db.count(
			roleAssignments,
			't.roleId = ? AND (t.expiresAt IS NULL OR t.expiresAt > ?)',
			roleId,
			Date.now(),
		);
	}

	/** The policies of users without any role. */
	base(): Policies {
		return { ...DEFAULT_POLICIES, ...this.#settings.get('policies') };
	}

	/** Null for a visitor. */
	policies(person: UserRow | null): Policies {
		return person
			? combinePolicies(
					this.base(),
					this.of(person).map(role => role.policies),
				)
			: this.base();
	}

	isAdministrator(person: UserRow): boolean {
		return person.isRoot || this.of(person).some(role => role.isAdministrator);
	}

	/** Includes administrators. */
	isModerator(person: UserRow): boolean {
		return person.isRoot || this.of(person).some(role => role.isModerator || role.isAdministrator);
	}
}

const NONE: ReadonlySet<string> = new Set();

function isMember(role: RoleRow, person: UserRow, assigned: ReadonlySet<string>, now: number): boolean {
	if (assigned.has(role.id)) return true;
	if (role.target !== 'conditional' || !('type' in role.condFormula)) return false;
	try {
		return fits(role.condFormula as CondFormula, person, assigned, now);
	} catch {
		// An invalid formula matches nobody; otherwise every call would fail.
		return false;
	}
}
