import { ApiError } from '@/api/ApiError';
import { webUrl } from '@/base/webUrl';
import type { SearchOf } from '@/domain/paths/patterns';
import type { Session } from '@/stores/session/Session';

/** What a page of the web offers to install: where it is, and the SHA-512 that it has. */
export interface Offer {
	readonly url: URL;
	readonly hash: string;
}

/** Why there is nothing to install (texts: `installExtensions.errors`). */
export type OfferProblem = 'schema' | 'hash' | 'unreachable';

export class OfferError extends Error {
	override name = 'OfferError';
	constructor(readonly problem: OfferProblem) {
		super(problem);
	}
}

const HASH = /^[\da-f]{128}$/i;

/** Reads the address of `/install-extensions`; null if it is incomplete. */
export function readOffer({ url, hash }: SearchOf<'installExtensions'>): Offer | null {
	const address = url === undefined ? null : webUrl(url);
	return address && hash !== undefined && HASH.test(hash) ? { url: address, hash: hash.toLowerCase() } : null;
}

/** By the codes of the server's errors. */
const PROBLEMS: Readonly<Record<string, OfferProblem>> = {
	EXT_RESOURCE_RETURNED_INVALID_SCHEMA: 'schema',
	EXT_RESOURCE_HASH_DIDNT_MATCH: 'hash',
	// A real server has no other error for an address that doesn't answer with JSON.
	INTERNAL_ERROR: 'unreachable',
};

/**
 * Has the server fetch what is offered. The hash is compared here too, as it is the page's promise to the user.
 * @throws {OfferError} {ApiError} {NetworkError}
 */
export async function fetchOffer(
	{ api }: Pick<Session, 'api'>,
	{ url, hash }: Offer,
): Promise<{ type: string; data: string }> {
	try {
		const { type, data } = await api.call('fetch-external-resources', { url: url.href, hash });
		if (typeof type !== 'string' || typeof data !== 'string') throw new OfferError('schema');
		if (!(await hasHash(data, hash))) throw new OfferError('hash');
		return { type, data };
	} catch (error) {
		const problem = error instanceof ApiError && Object.hasOwn(PROBLEMS, error.code) ? PROBLEMS[error.code] : undefined;
		throw problem === undefined ? error : new OfferError(problem);
	}
}

/** Whether a text has the hash, as it is or with line breaks as LF. Pages without encryption can't tell. */
async function hasHash(data: string, hash: string): Promise<boolean> {
	if (!globalThis.crypto?.subtle) return true;
	const sums = await Promise.all([data, data.replaceAll('\r\n', '\n')].map(sha512));
	return sums.includes(hash);
}

async function sha512(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-512', new TextEncoder().encode(text));
	return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}
