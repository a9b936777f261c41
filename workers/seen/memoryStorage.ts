import { SEEN_BOUNDS, type SeenBounds } from '@/domain/seen/SeenNote';
import type { SeenKey, SeenStorage, StoredSeenNote } from './SeenStorage';
import { storedNote } from './storedNote';

const keyOf = ({ account, id }: SeenKey): string => `${account} ${id}`;

/** For browsers without a database, as some in private windows: what was seen is known until the page is closed. */
export function memoryStorage(bounds: SeenBounds = SEEN_BOUNDS): SeenStorage {
	const all = new Map<string, StoredSeenNote>();
	const isOver = () =>
		all.size > bounds.notes || [...all.values()].reduce((sum, { size }) => sum + size, 0) > bounds.bytes;
	return {
		async put(account, notes, now) {
			const stored = notes.flatMap(
				note => storedNote(account, note, all.get(keyOf({ account, id: note.id })), now) ?? [],
			);
			for (const note of stored) {
				// Behind the others, which were shown longer ago.
				all.delete(keyOf(note));
				all.set(keyOf(note), note);
			}
			const dropped: SeenKey[] = [];
			for (const [key, note] of all) {
				if (!isOver()) break;
				all.delete(key);
				dropped.push(note);
			}
			return { stored, dropped };
		},
		async remove(account, ids) {
			for (const id of ids) all.delete(keyOf({ account, id }));
		},
		async makeRoom() {
			const oldest = [...all].slice(0, Math.ceil(all.size / 10));
			for (const [key] of oldest) all.delete(key);
			return oldest.map(([, { account, id }]) => ({ account, id }));
		},
		get: async keys => keys.map(key => all.get(keyOf(key))),
		read: async each => each([...all.values()]),
		async coverage() {
			const accounts = new Set([...all.values()].map(({ account }) => account));
			return [...accounts].map(account => {
				const own = [...all.values()].filter(note => note.account === account);
				return {
					account,
					notes: own.length,
					bytes: own.reduce((sum, { size }) => sum + size, 0),
					since: Math.min(...own.map(({ seenAt }) => seenAt)),
				};
			});
		},
		async forget(account) {
			for (const [key, note] of all) if (account === null || note.account === account) all.delete(key);
		},
	};
}
