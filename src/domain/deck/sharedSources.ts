import { isRecord } from '@/base/isRecord';
import { type ColumnSource, MAX_SOURCES, readSources } from './columnSources';
import type { ColumnOwner, ColumnTarget } from './deck';
import { isPrivate } from './isPrivate';

/** An account that columns of a shared deck read with. */
export interface SharedAccount extends ColumnOwner {
	/** `host/userId` */
	readonly key: string;
}

/** A timeline of a merged column in a shared deck. `account`: the place in the deck's list of accounts. */
export interface SharedSource {
	readonly type: string;
	readonly account?: number;
	readonly target?: ColumnTarget;
	readonly name?: string;
}

/**
 * The timelines of a merged column as they leave the app.
 * @param keys the accounts of the deck, none if they stay here
 */
export const shareSources = (stored: unknown, withPrivate: boolean, keys: readonly string[]): readonly SharedSource[] =>
	readSources(stored)
		.filter(source => withPrivate || (source.account === null && !isPrivate(source)))
		.map(({ type, account, target, name }) => ({
			type,
			...(account !== null && { account: keys.indexOf(account) }),
			...(target !== null && { target }),
			...(name !== null && { name }),
		}));

/** The timelines of a shared merged column, for an account of this device. */
export const sourcesFrom = (
	sources: readonly SharedSource[],
	withPrivate: boolean,
	accounts: readonly SharedAccount[],
	ownKey: string,
): readonly ColumnSource[] =>
	sources
		.filter(({ account, target = null }) => withPrivate || (account === undefined && !isPrivate({ target })))
		.map(({ type, account: place, target = null, name = null }) => {
			const owner = place === undefined ? undefined : accounts[place];
			if (owner === undefined || owner.key === ownKey) return { type, target, name, account: null, owner: null };
			const { origin, username } = owner;
			return { type, target, name, account: owner.key, owner: { origin, username } };
		});

/** @param accountCount how many accounts the deck has */
export function isSharedSources(value: unknown, accountCount: number): value is readonly SharedSource[] {
	if (!Array.isArray(value) || value.length > MAX_SOURCES) return false;
	const named: unknown[] = value.map(each => (isRecord(each) ? { ...each, account: String(each.account) } : each));
	if (readSources(named).length !== value.length) return false;
	return value.every(({ account, target, name }: Partial<Record<keyof SharedSource, unknown>>) => {
		const isKnown = account === undefined || (Number.isInteger(account) && Number(account) >= 0);
		const isListed = account === undefined || Number(account) < accountCount;
		return isKnown && isListed && (target === undefined || isRecord(target)) && (name === undefined || isText(name));
	});
}

const MAX_TEXT = 2_000;
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT;
