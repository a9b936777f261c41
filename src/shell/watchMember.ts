import { isAnyPushed } from '@/stores/push/pushedAddresses';
import type { Session } from '@/stores/session/Session';
import { watchFavicon } from './nav/watchFavicon';
import { watchOtherAccounts } from './nav/watchOtherAccounts';
import { watchSignIns } from './session/watchSignIns';
import { watchPlugins } from './watchPlugins';
import { watchPreferences } from './watchPreferences';
import { watchOpenWindows } from './windows/watchOpenWindows';

/** When what removed plugins have left is looked for: nothing waits for that, so its code isn't loaded at the start. */
const TIDY_MS = 15_000;

/** Follows what matters to members, once the page has started. */
export function watchMember(session: Session): void {
	watchPreferences(session);
	watchPlugins();
	setTimeout(tidyUp, TIDY_MS);
	watchSignIns();
	watchFavicon(session);
	watchOtherAccounts();
	watchOpenWindows(session);
	if (isAnyPushed()) renewPushes();
}

function tidyUp(): void {
	import('./watchGonePlugins')
		.then(each => each.watchGonePlugins())
		.catch(error => console.warn('What removed plugins have left could not be looked for.', error));
}

function renewPushes(): void {
	import('@/stores/push/pushes')
		.then(pushes => pushes.renewPushes())
		.catch(error => console.warn('What is pushed here could not be renewed.', error));
}
