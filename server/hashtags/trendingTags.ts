import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { idBefore, timeOfId } from '../store/IdSource';
import { IN_OPEN_NOTE } from './openTags';

const BUCKETS = 20;
/** On a small server, topics last for days. */
const BUCKET_MS = 6 * 60 * 60_000;
const SHOWN = 10;

export type TrendingTag = entities.HashtagsTrendResponse[number];

/**
 * The hashtags with the most users lately, with the number of users for each period of time, the newest first. Without
 * hashtags that administrators have hidden.
 * @param now milliseconds since the epoch
 */
export function trendingTags({ db, settings }: Core, now = Date.now()): TrendingTag[] {
	const uses = db.all<{ tag: string; noteId: string; userId: string }>(
		`SELECT g.tag, g.noteId, g.userId FROM noteTags g WHERE g.noteId >= ? AND ${IN_OPEN_NOTE}`,
		idBefore(now - BUCKETS * BUCKET_MS),
	);
	const hidden = new Set(settings.get('hiddenTags').map(tag => tag.toLowerCase()));
	const found = new Map<string, { people: Set<string>; buckets: Set<string>[] }>();
	for (const { tag, noteId, userId } of uses) {
		if (hidden.has(tag)) continue;
		const known = found.get(tag) ?? { people: new Set(), buckets: Array.from({ length: BUCKETS }, () => new Set()) };
		found.set(tag, known);
		known.people.add(userId);
		const age = Math.max(0, Math.floor((now - timeOfId(noteId)) / BUCKET_MS));
		known.buckets[Math.min(age, BUCKETS - 1)]?.add(userId);
	}
	return [...found]
		.map(([tag, { people, buckets }]) => ({
			tag,
			chart: buckets.map(bucket => bucket.size),
			usersCount: people.size,
		}))
		.sort((a, b) => b.usersCount - a.usersCount || (a.tag < b.tag ? -1 : 1))
		.slice(0, SHOWN);
}
