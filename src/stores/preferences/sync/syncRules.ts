import { isNestedDeeper } from '@/base/isNestedDeeper';
import { isRecord } from '@/base/isRecord';
import { isSameJson } from '@/base/isSameJson';
import { isStoredDeck } from '@/domain/deck/storedDecks';
import { deckProfiles } from '../../deck/deckSettings';
import { declaredPreferences, isValueOf } from '../preference';

/** What a key's value has to be, and how two of them become one. */
interface SyncRule {
	/** Whether each item of the list is usable; others may have been written by another client. */
	readonly isItem: (item: Item) => boolean;
	readonly merge: Merge;
}

/**
 * The list with what both have, the server's first; null if that is not possible.
 */
type Merge = (server: readonly Item[], device: readonly Item[]) => readonly Item[] | null;

type Item = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Fails if an id is missing, or the same one has different content (rules/preferences#merging). */
const mergeById: Merge = (server, device) => {
	if (![...server, ...device].every(({ id }) => isText(id))) return null;
	const known = new Map(server.map(item => [item.id, item]));
	if (device.some(item => known.has(item.id) && !isSameJson(known.get(item.id), item))) return null;
	return [...server, ...device.filter(item => !known.has(item.id))];
};

/** Fails on a clash of install id or name (rules/preferences#merging). */
const mergePlugins: Merge = (server, device) => {
	const clashes = (field: 'installId' | 'name') =>
		device.some(item => item[field] !== undefined && server.some(other => other[field] === item[field]));
	return clashes('installId') || clashes('name') ? null : [...server, ...device];
};

const named = ({ id, name }: Item): boolean => isText(id) && isText(name);

/** Deeper values would be more than the stack holds. */
const DEEPEST = 100;

const RULES: Readonly<Record<string, SyncRule>> = {
	emojiPalettes: { isItem: item => named(item) && isTextList(item.emojis), merge: mergeById },
	themes: { isItem: item => named(item) && isRecord(item.props), merge: mergeById },
	watermarkPresets: { isItem: item => named(item) && Array.isArray(item.layers), merge: mergeById },
	plugins: { isItem: ({ installId, name }) => isText(installId) && isText(name), merge: mergePlugins },
	statusbars: { isItem: ({ id }) => isText(id), merge: mergeById },
	widgets: { isItem: () => true, merge: mergeById },
	pinnedUserLists: { isItem: () => true, merge: mergeById },
	[deckProfiles.key]: { isItem: isStoredDeck, merge: mergeById },
};

/** Both values in one; undefined if the key has no rule for it, or merging fails. */
export function mergeValues(key: string, server: unknown, device: unknown): unknown {
	const rule = ruleOf(key);
	if (!rule || !isUsable(key, server) || !isUsable(key, device)) return undefined;
	return rule.merge(server as readonly Item[], device as readonly Item[]) ?? undefined;
}

/** Whether this version can use a value of the key. Keys that it doesn't know may have any. */
export function isUsable(key: string, value: unknown): boolean {
	if (isNestedDeeper(value, DEEPEST)) return false;
	const rule = ruleOf(key);
	if (rule) return Array.isArray(value) && value.every(item => isRecord(item) && rule.isItem(item));
	const preference = declaredPreferences.get(key);
	return preference ? isValueOf(preference, value) : value !== undefined;
}

const ruleOf = (key: string): SyncRule | undefined => (Object.hasOwn(RULES, key) ? RULES[key] : undefined);
