import { localDatabase } from '@/platform/localDatabase';
import { readMarksKey } from './readMarksKey';

/** Deletes what is stored of what an account has read. */
export async function forgetReadMarks(sessionKey: string): Promise<void> {
	await (await localDatabase()).remove(readMarksKey(sessionKey));
}
