import type { Page } from '../notes/NoteQuery';
import type { Database } from '../store/Database';
import { selectPage } from '../store/selectPage';
import { roleAssignments } from '../store/tables/server';

/** A page of a role's unexpired manual assignments, the latest first. */
export const assignmentsOf = (db: Database, roleId: string, page: Page & { limit: number }) =>
	selectPage(
		db,
		roleAssignments,
		page,
		't.roleId = ? AND (t.expiresAt IS NULL OR t.expiresAt > ?)',
		roleId,
		Date.now(),
	);
