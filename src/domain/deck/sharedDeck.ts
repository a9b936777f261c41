import { isRecord } from '@/base/isRecord';
import { randomId } from '@/base/randomId';
import { MAX_RULES } from '../columnRule/ruleProblems';
import { withTargets } from '../columnRule/withTargets';
import { withHeldPrograms } from '../widget/withHeldPrograms';
import { columnHeight, columnWidth } from './columnSizes';
import { readSources } from './columnSources';
import type { ColumnOwner, ColumnSound, ColumnTarget, DeckColumn, DeckProfile } from './deck';
import { isPrivate } from './isPrivate';
import { isSharedSources, type SharedAccount, type SharedSource, shareSources, sourcesFrom } from './sharedSources';

/** A deck outside of the app: as a file or in a link (rules/deck#sharing). */
export interface SharedDeck {
	readonly name: string;
	readonly accounts: readonly SharedAccount[];
	readonly columns: readonly SharedColumn[];
	/** The places of the columns in their list, by stacks. */
	readonly layout: readonly (readonly number[])[];
}

/** A column without what is as usual. `account`: the place in the list of accounts. */
type SharedColumn = {
	readonly type: string;
	readonly account?: number;
	readonly sources?: readonly SharedSource[];
} & Partial<Omit<DeckColumn, 'id' | 'type' | 'account' | 'owner' | 'sources'>> &
	Readonly<Record<string, unknown>>;

/** Why a text is no shared deck: none of ours, of a newer version, damaged, without columns, or with too many. */
export type SharedDeckProblem = 'foreign' | 'newer' | 'damaged' | 'empty' | 'tooMany';

export class SharedDeckError extends Error {
	constructor(readonly problem: SharedDeckProblem) {
		super(`This is no shared deck: ${problem}.`);
	}
}

const FORMAT = 'quarterdeck-deck';
const VERSION = 1;
export const MAX_SHARED_COLUMNS = 100;
const MAX_TEXT = 300;
const MAX_NAME = 60;

/** Values that are left out, as they are the usual ones. */
const USUAL: Partial<DeckColumn> = {
	...{ name: null, width: 330, height: 1, target: null },
	...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
	...{ sound: null, flash: false, flexible: false, collapsed: false, color: null, icon: null },
};
/** What everybody may know of a column, and what a stranger's deck brings unasked: nothing that runs or names anyone. */
const KNOWN = new Set([...Object.keys(USUAL), 'excludeTypes']);
/** Fields that are made anew, without what is private. */
const MADE_ANEW = new Set(['type', 'account', 'sources']);

/**
 * A deck as it leaves the app. It never has tokens.
 * @param withPrivate includes accounts, what only they can read, rules, widgets, and fields of which nothing is known
 * @param ownerOf who an account is, by its key
 */
export function shareDeck(
	deck: DeckProfile,
	withPrivate: boolean,
	ownerOf: (key: string) => ColumnOwner | undefined,
): SharedDeck {
	const readers = deck.columns.flatMap(column => [column, ...readSources(column.sources)]);
	const keys = withPrivate ? [...new Set(readers.flatMap(({ account }) => account ?? []))] : [];
	const places = new Map(deck.columns.map(({ id }, place) => [id, place]));
	return {
		name: deck.name.slice(0, MAX_NAME),
		accounts: keys.map(key => {
			const owner = readers.find(({ account }) => account === key)?.owner ?? ownerOf(key);
			return { key, origin: owner?.origin ?? `https://${key.split('/')[0]}`, username: owner?.username ?? '' };
		}),
		columns: deck.columns.map(column => {
			const rules = withPrivate ? withTargets(column.rules, id => places.get(id)) : undefined;
			return shareColumn({ ...column, rules }, withPrivate, keys);
		}),
		layout: deck.layout.map(stack => stack.flatMap(id => places.get(id) ?? [])),
	};
}

function shareColumn(column: DeckColumn, withPrivate: boolean, keys: readonly string[]): SharedColumn {
	const { id: _id, type, account, owner: _owner, sources, ...fields } = column;
	const shown = !withPrivate && isPrivate(column) ? { ...fields, target: null, name: null } : fields;
	const given = Object.entries(shown).filter(
		([field, value]) => (withPrivate || KNOWN.has(field)) && value !== USUAL[field as keyof DeckColumn],
	);
	const place = account === null ? -1 : keys.indexOf(account);
	return {
		type,
		...(place >= 0 && { account: place }),
		...(sources !== undefined && { sources: shareSources(sources, withPrivate, keys) }),
		...Object.fromEntries(given),
		...(shown.name && { name: shown.name.slice(0, MAX_TEXT) }),
	};
}

export const writeSharedDeck = (deck: SharedDeck): string =>
	JSON.stringify({ format: FORMAT, version: VERSION, ...deck });

/** @throws {SharedDeckError} */
export function readSharedDeck(text: string): SharedDeck {
	const value = parse(text);
	if (!isRecord(value) || value.format !== FORMAT) throw new SharedDeckError('foreign');
	if (typeof value.version !== 'number' || value.version > VERSION) throw new SharedDeckError('newer');
	const { name, columns, layout, accounts = [] } = value;
	if (!isText(name, MAX_NAME) || !Array.isArray(columns) || !Array.isArray(layout) || !Array.isArray(accounts)) {
		throw new SharedDeckError('damaged');
	}
	if (columns.length === 0) throw new SharedDeckError('empty');
	if (columns.length > MAX_SHARED_COLUMNS) throw new SharedDeckError('tooMany');
	const isWhole =
		accounts.every(isAccount) &&
		columns.every(column => isColumn(column, accounts.length)) &&
		layout.every(stack => Array.isArray(stack) && stack.every(place => isPlace(place, columns.length)));
	if (!isWhole) throw new SharedDeckError('damaged');
	return { name, accounts, columns, layout } as SharedDeck;
}

/** Whether it has anything that needs a confirmation to be used: `shareDeck` and `deckFrom` take it with `withPrivate`. */
export const hasPrivate = ({ accounts, columns }: SharedDeck): boolean =>
	accounts.length > 0 ||
	columns.some(
		column =>
			Object.entries(column).some(([field, value]) => needsConfirmation(field) && (value ?? null) !== null) ||
			[column, ...(column.sources ?? [])].some(({ target = null }) => isPrivate({ target })),
	);

const needsConfirmation = (field: string): boolean => !KNOWN.has(field) && !MADE_ANEW.has(field);

/**
 * A new deck made from a shared one.
 * @param withPrivate uses the accounts, what only they can read, rules, widgets, and fields of which nothing is known;
 * otherwise those columns are the page's account's, and ask what to show
 * @param ownKey of the page's account
 */
export function deckFrom(shared: SharedDeck, withPrivate: boolean, ownKey: string): DeckProfile {
	const ids = shared.columns.map(() => randomId());
	const columns = shared.columns.map((column, index): DeckColumn => {
		const { type, account: place, sources, rules: stored, widgets, ...others } = column;
		const rules = withPrivate ? withTargets(stored, target => ids[Number(target)]) : undefined;
		const fields = Object.entries(others).filter(([field]) => withPrivate || KNOWN.has(field));
		const given = { ...USUAL, ...Object.fromEntries(fields) } as Omit<DeckColumn, 'id' | 'type' | 'account'>;
		const hides = !withPrivate && isPrivate(given);
		const owner = withPrivate && place !== undefined ? shared.accounts[place] : undefined;
		const isOthers = owner !== undefined && owner.key !== ownKey;
		return {
			...given,
			...{ width: columnWidth(given.width), height: columnHeight(given.height) },
			...(hides && { target: null, name: null }),
			...{ id: ids[index] ?? randomId(), type, account: isOthers ? owner.key : null },
			...(sources && { sources: sourcesFrom(sources, withPrivate, shared.accounts, ownKey) }),
			...(withPrivate && widgets !== undefined && { widgets: withHeldPrograms(widgets) }),
			...(rules !== undefined && { rules }),
			...(isOthers && { owner: { origin: owner.origin, username: owner.username } }),
		};
	});
	// A deck has one main column; further ones can't all show the page of the address.
	const main = columns.find(({ type }) => type === 'main');
	const isExtra = (column: DeckColumn) => column.type === 'main' && column !== main;
	const layout = shared.layout.map(stack =>
		stack.flatMap(place => columns[place] ?? []).flatMap(column => (isExtra(column) ? [] : column.id)),
	);
	return { id: randomId(), name: shared.name, columns: columns.filter(column => !isExtra(column)), layout };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		throw new SharedDeckError('foreign');
	}
}

const isText = (value: unknown, most = MAX_TEXT): value is string => typeof value === 'string' && value.length <= most;
const isPlace = (value: unknown, count: number): boolean =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
const isSize = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isNullOr = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);

const isAccount = (value: unknown): boolean =>
	isRecord(value) &&
	isText(value.key) &&
	/^[^/]+\/[^/]+$/.test(value.key) &&
	isText(value.origin) &&
	/^https?:\/\/[^/]+$/i.test(value.origin) &&
	isText(value.username);

const isTarget = (value: unknown): value is ColumnTarget =>
	isRecord(value) && isText(value.kind) && /^[a-z]+$/i.test(value.kind) && isText(value.id, 2_000);
const isSound = (value: unknown): value is ColumnSound =>
	isRecord(value) && isText(value.type) && typeof value.volume === 'number' && value.volume >= 0 && value.volume <= 1;

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
	...{ name: isNullOr(value => isText(value)), width: isSize, height: isSize, target: isNullOr(isTarget) },
	...{ withRenotes: isFlag, withReplies: isFlag, withSensitive: isFlag, onlyFiles: isFlag },
	...{ sound: isNullOr(isSound), flash: isFlag, flexible: isFlag, collapsed: isFlag },
	...{ color: isNullOr(value => isText(value)), icon: isNullOr(value => isText(value)) },
	...{ actor: isNullOr(value => isText(value)) },
	excludeTypes: value => Array.isArray(value) && value.every(type => isText(type)),
	// One that can't be used is kept in its column, which says so.
	rules: value => Array.isArray(value) && value.length <= MAX_RULES,
};

/** Fields of which nothing is known may be anything: they are taken only after a confirmation. */
function isColumn(value: unknown, accountCount: number): boolean {
	if (!isRecord(value) || !isText(value.type)) return false;
	if (value.account !== undefined && !isPlace(value.account, accountCount)) return false;
	if (value.sources !== undefined && !isSharedSources(value.sources, accountCount)) return false;
	return Object.entries(CHECKS).every(([field, check]) => value[field] === undefined || check(value[field]));
}
