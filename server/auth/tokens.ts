import { createHash } from 'node:crypto';
import type { Core } from '../Core';
import { type TokenRow, tokens, type UserRow, users } from '../store/tables/users';
import { randomText } from './randomText';

const TOKEN_LENGTH = 32;
/** The most sign-ins of one user at the same time; the oldest ends first. */
const SESSIONS_MAX = 50;
const USED_EVERY_MS = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const randomToken = (): string => randomText(TOKEN_LENGTH);

/** A token with all permissions, for a sign-in. It can't be read again: only its hash is stored. */
export function makeSessionToken(core: Core, userId: string): string {
	const token = randomToken();
	core.db.insert(tokens, { hash: hashOf(token), id: core.ids.next(), userId, kind: 'session', lastUsedAt: Date.now() });
	deleteTokens(
		core,
		userId,
		`kind = 'session' AND id NOT IN
			(SELECT id FROM tokens WHERE userId = ? AND kind = 'session' ORDER BY id DESC LIMIT ${SESSIONS_MAX})`,
		userId,
	);
	return token;
}

export interface AppGrant {
	name: string | null;
	description: string | null;
	iconUrl: string | null;
	permissions: string[];
	/** The registered app that gets it. */
	appId?: string;
}

/** A token for an app. */
export function makeAppToken(core: Core, userId: string, grant: AppGrant): string {
	const token = randomToken();
	core.db.insert(tokens, { ...grant, hash: hashOf(token), id: core.ids.next(), userId, kind: 'app' });
	return token;
}

/** The token's row and its user; null if unknown. Includes users who are suspended or being deleted. */
export function findToken(core: Core, token: string): { user: UserRow; token: TokenRow } | null {
	const row = core.db.first(tokens, 'WHERE t.hash = ?', hashOf(token));
	const user = row && core.db.byId(users, row.userId);
	if (!row || !user) return null;
	const now = Date.now();
	if (Math.abs(now - (row.lastUsedAt ?? 0)) > USED_EVERY_MS) {
		core.db.inPassing(() => core.db.update(tokens, { lastUsedAt: now }, 'hash = ?', row.hash));
	}
	return { user, token: row };
}

/** Whether a token is still valid: it wasn't revoked, and its owner isn't suspended. */
export function isStillValid(core: Core, token: TokenRow): boolean {
	const user = core.db.byId(users, token.userId);
	return core.db.exists(tokens, 't.hash = ?', token.hash) && user !== undefined && !user.isSuspended;
}

/** Tokens of apps by creation, oldest first. */
export const appTokens = (core: Core, userId: string): TokenRow[] =>
	core.db.select(tokens, "WHERE t.userId = ? AND t.kind = 'app' ORDER BY t.id", userId);

/**
 * Ends all sign-ins of a user, or all but one; tokens of apps stay.
 * @param keptId id of the token that stays
 */
export function endSessions(core: Core, userId: string, keptId = ''): void {
	deleteTokens(core, userId, "kind = 'session' AND id != ?", keptId);
}

/** Revokes all apps of a user. */
export function revokeAppTokens(core: Core, userId: string): void {
	deleteTokens(core, userId, "kind = 'app'");
}

/** Revokes one app of a user, given by token or id. Other users' tokens are not affected. */
export function revokeAppToken(core: Core, userId: string, which: { tokenId: string } | { token: string }): void {
	if ('tokenId' in which) deleteTokens(core, userId, "kind = 'app' AND id = ?", which.tokenId);
	else deleteTokens(core, userId, "kind = 'app' AND hash = ?", hashOf(which.token));
}

/** Streams opened with one of them end at once. */
function deleteTokens({ db, bus }: Core, userId: string, where: string, ...values: string[]): void {
	const ended = db.delete(tokens, `userId = ? AND ${where}`, userId, ...values);
	if (ended > 0) bus.emit('signedOut', { userId });
}
