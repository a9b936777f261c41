import { localDatabase } from '@/platform/localDatabase';
import { SCRIPT_PREFIX } from './scriptKeys';

/** Deletes what the programs of an account have kept. */
export async function forgetScripts(sessionKey: string): Promise<void> {
	const database = await localDatabase();
	await database.change(new Map(), await database.keys(`${SCRIPT_PREFIX}${sessionKey} `));
}

/** Deletes what one program has kept. */
export async function forgetScript(sessionKey: string, program: string): Promise<void> {
	await (await localDatabase()).remove(`${SCRIPT_PREFIX}${sessionKey} ${program}`);
}
