import type { SqlValue } from '../store/table';
import type { UserRow } from '../store/tables/users';

/**
 * The SQL condition (table alias `t`) that selects the announcements which a user may read: those for everyone, and
 * those for this user alone. Announcements for existing users are left out for visitors and later accounts.
 * @param me null for a visitor
 */
export const announcedTo = (me: UserRow | null): { where: string; values: SqlValue[] } =>
	me
		? {
				where: '((t.userId IS NULL AND (t.forExistingUsers = 0 OR t.id > ?)) OR t.userId = ?)',
				values: [me.id, me.id],
			}
		: { where: '(t.userId IS NULL AND t.forExistingUsers = 0)', values: [] };
