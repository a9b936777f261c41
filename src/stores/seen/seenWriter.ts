import { seenClient } from '@workers/seen/seen.client';
import { baseSettings } from '../preferences/BaseSettings';
import { storedAccount } from '../session/accounts';
import { keepsSeen } from './keepsSeen';
import type { SeenWriter } from './SeenWatcher';

let hasLooked = false;

/** Writes to the index, of accounts on this device alone and only while that is switched on. */
export const seenWriter: SeenWriter = {
	async put(account, notes) {
		await seenClient.put(account, notes);
		// Another tab may have deleted what is kept before these notes were written.
		if (!baseSettings.get(keepsSeen)) await seenClient.forget(null);
		else if (storedAccount(account) === undefined) await seenClient.forget(account);
		if (hasLooked) return;
		hasLooked = true;
		await forgetGone();
	},
	remove: (account, ids) => seenClient.remove(account, ids),
};

/** Deletes what is left of accounts that aren't on this device, as their removal may have been cut short. */
async function forgetGone(): Promise<void> {
	for (const { account } of await seenClient.coverage()) {
		if (storedAccount(account) === undefined) await seenClient.forget(account);
	}
}
