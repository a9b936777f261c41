import { ApiError } from '@/api/ApiError';
import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';
import type { Session } from '../session/Session';
import { revocationsKey, tokenKey } from './pluginKeys';

/** What a plugin may do on this device. */
export interface PluginToken {
	readonly token: string;
	readonly permissions: readonly string[];
}

type Owner = Pick<Session, 'key'>;
type Caller = Pick<Session, 'key' | 'api'>;

/** The token of a plugin on this device; null if it has none here. It is in no preference, backup or other device. */
export async function tokenOf(owner: Owner, installId: string): Promise<PluginToken | null> {
	return (await (await localDatabase()).get<PluginToken>(tokenKey(owner, installId))) ?? null;
}

/** Keeps a plugin's token, and revokes the one before. */
export async function keepToken(session: Caller, installId: string, token: PluginToken): Promise<void> {
	const before = await tokenOf(session, installId);
	await (await localDatabase()).set(tokenKey(session, installId), token);
	if (before !== null) await revoke(session, before.token);
}

/** Revokes a plugin's token. Where the server doesn't answer, it is written down and tried again (`revokeLeft`). */
export async function dropToken(session: Caller, installId: string): Promise<void> {
	const key = revocationsKey(session);
	const isDropped = await withTabLock(key, async () => {
		const kept = await tokenOf(session, installId);
		if (kept === null) return false;
		const database = await localDatabase();
		const left = (await database.get<readonly string[]>(key)) ?? [];
		await database.change(new Map([[key, [...left, kept.token]]]), [tokenKey(session, installId)]);
		return true;
	});
	if (isDropped) await revokeLeft(session);
}

/** Tries again to revoke the tokens of plugins that were uninstalled. Never rejects. */
export async function revokeLeft(session: Caller): Promise<void> {
	try {
		const left = (await (await localDatabase()).get<readonly string[]>(revocationsKey(session))) ?? [];
		for (const token of left) if (await isRevoked(session, token)) await forget(session, token);
	} catch (error) {
		console.warn('Tokens of plugins could not be revoked.', error);
	}
}

async function revoke(session: Caller, token: string): Promise<void> {
	await changeLeft(session, left => [...left, token]);
	await revokeLeft(session);
}

const forget = (session: Caller, token: string) => changeLeft(session, left => left.filter(each => each !== token));

/** False: it has to be tried again. A server that refuses for good would refuse again. */
async function isRevoked({ api }: Caller, token: string): Promise<boolean> {
	try {
		await api.call('i/revoke-token', { token });
		return true;
	} catch (error) {
		console.warn('The token of a plugin could not be revoked.', error);
		return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
	}
}

function changeLeft(owner: Owner, edit: (left: readonly string[]) => readonly string[]): Promise<void> {
	const key = revocationsKey(owner);
	return withTabLock(key, async () => {
		const database = await localDatabase();
		const left = edit((await database.get<readonly string[]>(key)) ?? []);
		await (left.length === 0 ? database.remove(key) : database.set(key, left));
	});
}
