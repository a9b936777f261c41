import type { Core } from '../Core';
import { users } from '../store/tables/users';

/** Whether an account is neither suspended nor being deleted: nothing is sent to others, by webhook or mail. */
export function isOpenAccount({ db }: Core, userId: string): boolean {
	const user = db.byId(users, userId);
	return user !== undefined && !user.isSuspended && !user.isDeleted;
}
