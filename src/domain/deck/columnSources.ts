import { isRecord } from '@/base/isRecord';
import type { ColumnOwner, ColumnTarget } from './deck';

/** A timeline of a merged column. */
export interface ColumnSource {
	/** The kind of column that shows the same. */
	readonly type: string;
	/** `host/userId` of the account that reads it; null for the page's account. */
	readonly account: string | null;
	/** Null if its kind needs none. */
	readonly target: ColumnTarget | null;
	/** The name of the target; null if that isn't known, or there is none. */
	readonly name: string | null;
	/** Who `account` is, for devices where it isn't. */
	readonly owner: ColumnOwner | null;
}

/** More would be read by no person, and keep as many streams busy. */
export const MAX_SOURCES = 20;

const isText = (value: unknown): value is string => typeof value === 'string';

const isTarget = (value: unknown): value is ColumnTarget => isRecord(value) && isText(value.kind) && isText(value.id);
const isOwner = (value: unknown): value is ColumnOwner =>
	isRecord(value) && isText(value.origin) && URL.canParse(value.origin) && isText(value.username);

function readSource(value: unknown): ColumnSource[] {
	if (!isRecord(value) || !isText(value.type)) return [];
	const { type, account, target, name, owner } = value;
	return [
		{
			type,
			account: isText(account) ? account : null,
			target: isTarget(target) ? { kind: target.kind, id: target.id } : null,
			name: isText(name) ? name : null,
			owner: isOwner(owner) ? { origin: owner.origin, username: owner.username } : null,
		},
	];
}

const isSame = (a: ColumnSource, b: ColumnSource): boolean =>
	a.type === b.type && a.account === b.account && a.target?.kind === b.target?.kind && a.target?.id === b.target?.id;

/** Adds a timeline, unless it is there or there are as many as possible. */
export const addSource = (sources: readonly ColumnSource[], added: ColumnSource): readonly ColumnSource[] =>
	sources.length >= MAX_SOURCES || sources.some(source => isSame(source, added)) ? sources : [...sources, added];

const read = new WeakMap<readonly unknown[], readonly ColumnSource[]>();

/** Reads the stored timelines of a merged column; what isn't one is left out. The same array gives the same result. */
export function readSources(stored: unknown): readonly ColumnSource[] {
	if (!Array.isArray(stored)) return NONE;
	const known = read.get(stored);
	if (known) return known;
	const sources = stored.flatMap(readSource).reduce<readonly ColumnSource[]>(addSource, NONE);
	read.set(stored, sources);
	return sources;
}

const NONE: readonly ColumnSource[] = [];
