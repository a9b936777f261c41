import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';
import { SCRIPT_PREFIX, scriptKey } from './scriptKeys';

/** Deletes what the programs of an account have kept. */
export async function forgetScripts(sessionKey: string): Promise<void> {
	const database = await localDatabase();
	await database.change(new Map(), await database.keys(`${SCRIPT_PREFIX}${sessionKey} `));
}

/** Deletes what one program has kept, also by what it is saving just now. */
export async function forgetScript(sessionKey: string, program: string): Promise<void> {
	const key = scriptKey(sessionKey, program);
	await withTabLock(key, async () => (await localDatabase()).remove(key));
}
