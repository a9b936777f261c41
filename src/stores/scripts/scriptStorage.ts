import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';
import { scriptKey } from './scriptKeys';

/** What one program may keep, in characters of names and JSON together. */
const MOST_CHARACTERS = 1_048_576;
/** All that a program keeps is read and written at once, which takes a while for many names. */
const MOST_NAMES = 10_000;

/** JSON texts by the program's names. */
export type Kept = Readonly<Record<string, string>>;

/** What one program keeps on this device, apart from all others (rules/plugins#storage). */
export interface ScriptStorage {
	/** Undefined if nothing was kept. */
	load(name: string): Promise<unknown>;
	/** @returns false if the storage would be too large; nothing has changed then */
	save(name: string, value: unknown): Promise<boolean>;
	remove(name: string): Promise<void>;
}

/**
 * @param program what sets the program apart from others of the account, such as the widget it is in
 * @param begin called before the first value is kept; where it rejects, nothing is
 */
export function scriptStorage(sessionKey: string, program: string, begin?: () => Promise<void>): ScriptStorage {
	const key = scriptKey(sessionKey, program);
	const read = async () => (await localDatabase()).get<Kept>(key);
	const change = (edit: (kept: Kept) => Kept | null): Promise<boolean> =>
		withTabLock(key, async () => {
			const kept = await read();
			if (kept === undefined) await begin?.();
			const edited = edit(kept ?? {});
			if (edited === null) return false;
			await (await localDatabase()).set(key, edited);
			return true;
		});
	return {
		load: async name => valueIn((await read()) ?? {}, name),
		save: (name, value) => change(kept => withValue(kept, name, value)),
		async remove(name) {
			await change(kept => withoutValue(kept, name));
		},
	};
}

/** Undefined if nothing was kept. */
export function valueIn(kept: Kept, name: string): unknown {
	const json = Object.hasOwn(kept, name) ? kept[name] : undefined;
	return json === undefined ? undefined : JSON.parse(json);
}

/** @returns null if it would be more than one program may keep */
export function withValue(kept: Kept, name: string, value: unknown): Kept | null {
	const edited = Object.fromEntries([...Object.entries(withoutValue(kept, name)), [name, JSON.stringify(value)]]);
	return fits(edited) ? edited : null;
}

export const withoutValue = (kept: Kept, name: string): Kept =>
	Object.fromEntries(Object.entries(kept).filter(([each]) => each !== name));

function fits(kept: Kept): boolean {
	const entries = Object.entries(kept);
	const characters = entries.reduce((sum, [name, json]) => sum + name.length + json.length, 0);
	return characters <= MOST_CHARACTERS && entries.length <= MOST_NAMES;
}
