import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Database } from '../store/Database';
import { migrate } from '../store/migrate';
import { polls } from '../store/tables/notes';
import { EndedPolls } from './EndedPolls';

let db: Database;
let tried: string[];
let broken: Set<string>;
let ended: EndedPolls;
beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	db = new Database(':memory:');
	migrate(db);
	tried = [];
	broken = new Set();
	ended = new EndedPolls(db, ({ noteId }) => {
		tried.push(noteId);
		if (broken.has(noteId)) throw new Error('broken');
		db.update(polls, { isEndTold: true }, 'noteId = ?', noteId);
	});
});
afterEach(() => {
	db.close();
	vi.restoreAllMocks();
});

const add = (noteId: string, expiresAt = 1) => db.insert(polls, { noteId, userId: 'ann', expiresAt });
/** The polls that are tried at a time, in milliseconds. */
const triedAt = (now: number) => {
	tried.length = 0;
	ended.tellDue(now);
	return [...tried];
};

it('tells of each poll once', () => {
	add('a');
	add('later', Date.now() + 60_000);
	expect([triedAt(0), triedAt(500)]).toEqual([['a'], []]);
});

it('tries a poll that fails again after pauses that grow up to an hour', () => {
	add('a');
	broken.add('a');
	const times: number[] = [];
	for (let now = 0; now < 5 * 3_600_000; now += 500) if (triedAt(now).length > 0) times.push(now);
	const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
	expect(pauses.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
	expect(pauses.at(-1)).toBe(3_600_000);
	broken.clear();
	expect([triedAt(6 * 3_600_000), triedAt(7 * 3_600_000)]).toEqual([['a'], []]);
});

it('tells of others while more polls fail than are tried at once', () => {
	for (let index = 0; index < 100; index++) {
		add(`broken${index}`);
		broken.add(`broken${index}`);
	}
	add('whole', 2);
	expect(triedAt(0)).toHaveLength(100);
	expect(triedAt(500)).toEqual(['whole']);
});
