import type { Core } from '../Core';
import { profiles } from '../store/tables/users';

/** Records that a user was active today (days in UTC), which the profile counts. */
export function noteVisit({ db }: Core, userId: string, now = new Date()): void {
	const today = now.toISOString().slice(0, 10);
	const dates = db.first(profiles, 'WHERE t.userId = ?', userId)?.loggedInDates;
	if (!dates || dates.includes(today)) return;
	db.update(profiles, { loggedInDates: [...dates, today] }, 'userId = ?', userId);
}
