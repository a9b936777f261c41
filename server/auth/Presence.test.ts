import { afterEach, expect, it, vi } from 'vitest';
import { Database } from '../store/Database';
import { migrate } from '../store/migrate';
import { users } from '../store/tables/users';
import { Presence } from './Presence';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = Date.UTC(2026, 0, 1);

afterEach(() => {
	vi.useRealTimers();
});

it('shows who is here after the clock was set back, and not for an hour who has left', () => {
	vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] });
	const db = new Database(':memory:');
	migrate(db);
	for (const id of ['ann', 'ben']) db.insert(users, { id, username: id, usernameLower: id });
	const presence = new Presence(db);
	const statusOf = (id: string) => {
		const user = db.byId(users, id);
		return user && presence.statusOf(user);
	};
	presence.touch('ann');
	presence.touch('ben');
	expect([statusOf('ann'), statusOf('ben')]).toEqual(['online', 'online']);
	expect(presence.onlineCount()).toBe(2);

	vi.advanceTimersByTime(2 * MINUTE_MS);
	vi.setSystemTime(NOW - HOUR_MS);
	presence.touch('ann');
	expect([statusOf('ann'), statusOf('ben')]).toEqual(['online', 'active']);
	expect(presence.onlineCount()).toBe(1);
	db.close();
});
