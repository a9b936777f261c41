import { type LocalPermission, localPermissions } from '@/domain/plugin/localPermissions';
import { localDatabase } from '@/platform/localDatabase';
import type { Session } from '../session/Session';
import { grantKey } from './pluginKeys';

type Owner = Pick<Session, 'key'>;

/** What the app lets a plugin do on this device. It is in no preference, backup or other device, and no server is told. */
export async function localGrantOf(owner: Owner, installId: string): Promise<readonly LocalPermission[]> {
	const kept = await (await localDatabase()).get<readonly string[]>(grantKey(owner, installId));
	return localPermissions(kept ?? []);
}

/** Keeps what the app lets a plugin do, in place of what it could do before. */
export async function keepLocalGrant(
	owner: Owner,
	installId: string,
	permissions: readonly LocalPermission[],
): Promise<void> {
	const database = await localDatabase();
	const key = grantKey(owner, installId);
	await (permissions.length === 0 ? database.remove(key) : database.set(key, permissions));
}
