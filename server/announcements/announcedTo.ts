import type { SqlValue } from '../store/table';
import type { UserRow } from '../store/tables/users';

/**
 * The condition (alias `t`) under which an announcement is for somebody: for everyone, or for them alone. What is for
 * existing users isn't for accounts made after it, nor for visitors.
 */
export const announcedTo = (me: UserRow | null): { where: string; values: SqlValue[] } =>
	me
		? {
				where: '((t.userId IS NULL AND (t.forExistingUsers = 0 OR t.id > ?)) OR t.userId = ?)',
				values: [me.id, me.id],
			}
		: { where: '(t.userId IS NULL AND t.forExistingUsers = 0)', values: [] };
