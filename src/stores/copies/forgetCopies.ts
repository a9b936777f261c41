import { localDatabase } from '@/platform/localDatabase';
import { COPY_PREFIXES } from './copyKeys';

/** Deletes an account's offline copies. */
export async function forgetCopies(sessionKey: string): Promise<void> {
	const database = await localDatabase();
	const keys = await Promise.all(COPY_PREFIXES.map(prefix => database.keys(`${prefix}${sessionKey} `)));
	await database.change(new Map(), keys.flat());
}
