import type { Page } from 'playwright';
import type { Reader } from './Reader';

/** A note of the index, as far as it is looked for. */
export interface SeededNote {
	readonly id: string;
	readonly text: string;
}

const COUNT = 50_000;
const FIRST_AT = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
const PART = 5_000;

const SYLLABLES = ['ka', 'ro', 'mi', 'te', 'la', 'sho', 'ne', 'vi', 'du', 'pa', 'gri', 'bo', 'wen', 'ty', 'fle', 'cu'];
const KANJI = Array.from('潮汐港船海風波岸灯台島霧夜朝雨雪鳥魚網帆');
const KANA = Array.from('のにをはがでともへやかなよりまですた');
/** In one note of the oldest each, so that a search goes through all of them. */
const RARE = ['zq', '鯨骨'];
/** In none: the list says so. */
export const ABSENT = ['xw', '鷲羽'];

/** The same numbers each time, well spread. */
function numbers(): (below: number) => number {
	let state = 42;
	return below => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** 50,000 notes, the newest last: two of three of about 20 Latin words, the others of about 60 Japanese characters. */
export function seededNotes(): readonly SeededNote[] {
	const next = numbers();
	const pick = (all: readonly string[]) => all[next(all.length)] ?? '';
	const word = () => Array.from({ length: 2 + next(2) }, () => pick(SYLLABLES)).join('');
	return Array.from({ length: COUNT }, (_, index) => {
		const latin = () => Array.from({ length: 12 + next(16) }, word).join(' ');
		const japanese = () => Array.from({ length: 40 + next(40) }, () => pick(next(3) === 0 ? KANA : KANJI)).join('');
		const text = index % 3 === 2 ? japanese() : latin();
		const rare = RARE[index - 100];
		return { id: `seen${String(index).padStart(6, '0')}`, text: rare === undefined ? text : `${text} ${rare}` };
	});
}

/** Stores the notes as the app does, from a blank page of its origin. */
export async function storeSeenNotes(page: Page, reader: Reader, notes: readonly SeededNote[]): Promise<void> {
	const { origin, host, id } = reader;
	await page.route(`${origin}/blank`, route => route.fulfill({ contentType: 'text/html', body: '' }));
	await page.goto(`${origin}/blank`);
	for (let start = 0; start < notes.length; start += PART) {
		const part = notes.slice(start, start + PART).map((note, index) => ({
			...{ ...note, at: FIRST_AT + (start + index) * MINUTE_MS, cw: null, alt: '', size: 500 },
			...{ userId: `u${index % 300}`, username: `user${index % 300}`, host: null, name: `User ${index % 300}` },
			...{ visibility: 'public', channel: null, has: [], places: [{ kind: 'home' }] },
			...{ account: `${host}/${id}`, seenAt: Date.now() },
		}));
		await page.evaluate(storePart, { part, total: { account: `${host}/${id}`, notes: start + part.length } });
	}
}

interface Part {
	readonly part: readonly { readonly account: string; readonly id: string }[];
	readonly total: { readonly account: string; readonly notes: number };
}

async function storePart({ part, total }: Part): Promise<void> {
	const database = await new Promise<IDBDatabase>((resolve, reject) => {
		const opening = indexedDB.open('quarterdeck-seen', 1);
		opening.onupgradeneeded = () => {
			opening.result.createObjectStore('notes').createIndex('seen', ['account', 'seenAt']);
			opening.result.createObjectStore('accounts', { keyPath: 'account' });
		};
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(new Error('The index could not be opened.'));
	});
	await new Promise<void>((resolve, reject) => {
		const change = database.transaction(['notes', 'accounts'], 'readwrite');
		for (const note of part) change.objectStore('notes').put(note, [note.account, note.id]);
		change.objectStore('accounts').put({ ...total, bytes: total.notes * 500 });
		change.oncomplete = () => resolve();
		change.onerror = () => reject(new Error('The notes could not be stored.'));
	});
	database.close();
}
