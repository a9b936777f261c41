import type { StoredColumn, StoredDeck } from '@/domain/deck/storedDecks';
import type { Session } from '../session/Session';

/**
 * The registry scope of an account's synced preferences: by key, as pairs of scope and value
 * (rules/preferences#synced-values).
 */
const SCOPE = ['client', 'preferences', 'sync'];
const KEY = 'default:deck.profiles';

/**
 * The decks in the account's synced preferences; empty if it has none, or only some of another client.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function syncedDecks({ api, key }: Pick<Session, 'api' | 'key'>): Promise<readonly StoredDeck[]> {
	const kept = await api.call('i/registry/get-all', { scope: SCOPE });
	const pairs = kept[KEY];
	const values = Array.isArray(pairs) ? pairs.filter(pair => isOf(pair, key)).map(pair => (pair as unknown[])[1]) : [];
	const decks: unknown = values[0];
	return Array.isArray(decks) && decks.every(isDeck) ? decks : [];
}

/** Whether a pair is scoped to the account; a narrower scope belongs to another device. */
function isOf(pair: unknown, account: string): boolean {
	if (!Array.isArray(pair) || !isObject(pair[0])) return false;
	const { account: whose = account, ...others } = pair[0];
	return whose === account && Object.keys(others).length === 0;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function isDeck(value: unknown): value is StoredDeck {
	if (!isObject(value) || !isText(value.id) || !isText(value.name)) return false;
	const { columns, layout } = value;
	return (
		Array.isArray(columns) &&
		columns.every(isColumn) &&
		Array.isArray(layout) &&
		layout.every(stack => Array.isArray(stack) && stack.every(isText))
	);
}

function isColumn(value: unknown): value is StoredColumn {
	if (!isObject(value)) return false;
	const { id, type, name, width, height, account } = value;
	return (
		isText(id) &&
		isText(type) &&
		(name === null || isText(name)) &&
		typeof width === 'number' &&
		typeof height === 'number' &&
		(account === null || isText(account))
	);
}
