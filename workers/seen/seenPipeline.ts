import type { SeenNote } from '@/domain/seen/SeenNote';
import type { SeenIndex } from './SeenIndex';
import type { SeenChange, SeenKey, SeenStorage, StoredSeenNote } from './SeenStorage';
import type { SeenPipeline } from './seen.protocol';

/** After this time without a search, what is in memory is dropped; the next search reads it again. */
const UNUSED_MS = 180_000;

/** What one tab has changed in the storage that all share. */
export type SeenNews =
	| { readonly type: 'changed'; readonly keys: readonly SeenKey[] }
	| { readonly type: 'forgotten'; readonly account: string | null };

/** Tells the workers of other tabs. */
export interface SeenTabs {
	post(news: SeenNews): void;
	listen(listener: (news: SeenNews) => void): void;
}

/**
 * The index on top of a storage. Nothing is read before it is searched, or prepared for that; from then on changes are made in memory too.
 * @param tabs none if nothing is shared
 */
export function seenPipeline(openStorage: () => Promise<SeenStorage>, tabs?: SeenTabs): SeenPipeline {
	let opening: Promise<SeenStorage> | undefined;
	let reading: Promise<SeenIndex> | undefined;
	let unused: ReturnType<typeof setTimeout> | undefined;

	const storage = (): Promise<SeenStorage> => {
		opening ??= openStorage().catch(error => {
			opening = undefined;
			throw error;
		});
		return opening;
	};
	const read = async (): Promise<SeenIndex> => {
		// Most workers only write.
		const { SeenIndex } = await import('./SeenIndex');
		const index = new SeenIndex();
		await (await storage()).read(notes => {
			for (const note of notes) index.put(note);
		});
		index.sort();
		return index;
	};
	/** @returns what is in memory, or is about to be */
	const loaded = (): Promise<SeenIndex | undefined> | undefined => reading?.catch(() => undefined);
	const index = (): Promise<SeenIndex> => {
		reading ??= read().catch(error => {
			reading = undefined;
			throw error;
		});
		clearTimeout(unused);
		unused = setTimeout(() => {
			reading = undefined;
		}, UNUSED_MS);
		return reading;
	};
	const takeOver = async (stored: readonly StoredSeenNote[], gone: readonly SeenKey[]) => {
		const memory = await loaded();
		for (const note of stored) memory?.put(note);
		for (const key of gone) memory?.remove(key);
	};
	const tell = (keys: readonly SeenKey[]) => {
		if (keys.length > 0) tabs?.post({ type: 'changed', keys: keys.map(({ account, id }) => ({ account, id })) });
	};

	/** Where the browser gives no more room, what was shown longest ago makes way. */
	const store = async (account: string, notes: readonly SeenNote[], now: number): Promise<SeenChange> => {
		const own = await storage();
		try {
			return await own.put(account, notes, now);
		} catch (error) {
			if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
			const removed = await own.makeRoom();
			const { stored, dropped } = await own.put(account, notes, now);
			return { stored, dropped: [...removed, ...dropped] };
		}
	};

	tabs?.listen(news => {
		const hear = async () => {
			if (news.type === 'forgotten') (await loaded())?.forget(news.account);
			else if (reading) {
				const now = await (await storage()).get(news.keys);
				const gone = news.keys.filter((_, at) => now[at] === undefined);
				await takeOver(
					now.filter(note => note !== undefined),
					gone,
				);
			}
		};
		hear().catch(error => console.warn('What another tab has seen could not be read.', error));
	});

	return {
		async put(account, notes, now) {
			const { stored, dropped } = await store(account, notes, now);
			await takeOver(stored, dropped);
			tell([...stored, ...dropped]);
		},
		async remove(account, ids) {
			const keys = ids.map(id => ({ account, id }));
			await (await storage()).remove(account, ids);
			await takeOver([], keys);
			tell(keys);
		},
		async prepare() {
			await index();
		},
		async search(request) {
			const { keys, next } = (await index()).search(request);
			const notes = await (await storage()).get(keys);
			const hits = notes.flatMap(stored => {
				if (!stored) return [];
				const { account, seenAt: _, size: __, ...note } = stored;
				return [{ account, note }];
			});
			return { hits, next };
		},
		coverage: async () => (await storage()).coverage(),
		async forget(account) {
			await (await storage()).forget(account);
			(await loaded())?.forget(account);
			tabs?.post({ type: 'forgotten', account });
		},
	};
}
