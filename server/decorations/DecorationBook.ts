import type { Database } from '../store/Database';
import { type AvatarDecorationRow, avatarDecorations } from '../store/tables/server';

/** The avatar decorations of this server. They are few, and every packed user may wear some: kept in memory. */
export class DecorationBook {
	readonly #db: Database;
	#rows: ReadonlyMap<string, AvatarDecorationRow> | null = null;

	constructor(db: Database) {
		this.#db = db;
	}

	/** Oldest first, by id. */
	all(): ReadonlyMap<string, AvatarDecorationRow> {
		this.#rows ??= new Map(this.#db.select(avatarDecorations, 'ORDER BY t.id').map(row => [row.id, row]));
		return this.#rows;
	}

	/** Call after any change of the table `avatarDecorations`. */
	changed(): void {
		this.#rows = null;
		this.#db.onRollback(() => {
			this.#rows = null;
		});
	}

	/**
	 * Whether a decoration exists, and members of these roles may wear it. One whose roles have all been deleted is for
	 * everyone.
	 */
	mayWear(id: string, roleIds: ReadonlySet<string>, roles: readonly { id: string }[]): boolean {
		const row = this.all().get(id);
		if (!row) return false;
		const wanted = row.roleIds.filter(roleId => roles.some(role => role.id === roleId));
		return wanted.length === 0 || wanted.some(roleId => roleIds.has(roleId));
	}
}
