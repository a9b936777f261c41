import type { Core } from '../Core';
import { profiles } from '../store/tables/users';

/** Notes that somebody was here today (days by UTC): the days are counted on the profile. */
export function noteVisit({ db }: Core, userId: string, now = new Date()): void {
	const today = now.toISOString().slice(0, 10);
	const dates = db.first(profiles, 'WHERE t.userId = ?', userId)?.loggedInDates;
	if (!dates || dates.includes(today)) return;
	db.update(profiles, { loggedInDates: [...dates, today] }, 'userId = ?', userId);
}
