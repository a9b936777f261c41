import { acct } from '@/domain/person/acct';
import { parseAcct } from '@/domain/person/parseAcct';

export interface ParsedAccts {
	/** Handles as `@name` or `@name@host`, each once. */
	readonly accts: readonly string[];
	/** Pieces of the text that are no handles. */
	readonly odd: readonly string[];
}

const USERNAME = /^\w(?:[\w.-]*\w)?$/;
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/u;
/** Between handles: white space, commas (also of Japanese), semicolons. */
const BETWEEN = /[\s,;、，]+/u;
/** The address of a profile: `https://host/@name`, with or without a host of its own. */
const PROFILE = /^https?:\/\/([^/\s]+)\/@([^/\s]+)\/?$/;

/**
 * Reads handles that were pasted: with or without `@`, one per line or in a row, or as addresses of profiles.
 * @param ownHost of the session's server, which handles of its users may name
 */
export function parseAccts(text: string, ownHost: string): ParsedAccts {
	const accts = new Map<string, string>();
	const odd = new Set<string>();
	for (const piece of text.split(BETWEEN)) {
		if (piece === '') continue;
		const handle = readAcct(piece, ownHost);
		if (handle === null) odd.add(piece);
		else if (!accts.has(handle.toLowerCase())) accts.set(handle.toLowerCase(), handle);
	}
	return { accts: [...accts.values()], odd: [...odd] };
}

function readAcct(piece: string, ownHost: string): string | null {
	const [, host = '', name = ''] = PROFILE.exec(piece) ?? [];
	const written = name === '' ? piece : name.includes('@') ? name : `${name}@${host}`;
	const parts = written.replace(/^@/, '').split('@');
	if (parts.length > 2) return null;
	const user = parseAcct(written, ownHost);
	if (!USERNAME.test(user.username) || (parts.length === 2 && !HOST.test(parts[1] ?? ''))) return null;
	return acct(user);
}
