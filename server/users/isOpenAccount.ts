import type { Core } from '../Core';
import { users } from '../store/tables/users';

/** Whether an account is neither suspended nor being deleted: to others nothing is sent, and nothing of theirs is shown. */
export function isOpenAccount({ db }: Core, userId: string): boolean {
	const user = db.byId(users, userId);
	return user !== undefined && !user.isSuspended && !user.isDeleted;
}
