import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** How many codes an account gets. */
export const BACKUP_CODES = 5;
/** Without what looks alike: 0 and O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Codes that sign in instead of a one-time code, each once: `ABCD-EFGH-JKLM-NPQR`, 80 bits. */
export function makeBackupCodes(): string[] {
	const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
	return Array.from({ length: BACKUP_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What is stored of a code. As codes are random, a fast hash is enough. Case, blanks and hyphens don't matter. */
export const hashBackupCode = (code: string): string =>
	createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest('base64url');

/** The hashes that are left after a code was used; null if it isn't one of them. */
export function withoutBackupCode(hashes: readonly string[], code: string): string[] | null {
	const given = Buffer.from(hashBackupCode(code));
	const left = hashes.filter(hash => !(hash.length === given.length && timingSafeEqual(Buffer.from(hash), given)));
	return left.length < hashes.length ? left : null;
}
