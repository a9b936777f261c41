import { isAnyPushed } from '@/stores/push/pushedAddresses';
import type { Session } from '@/stores/session/Session';
import { watchFavicon } from './nav/watchFavicon';
import { watchOtherAccounts } from './nav/watchOtherAccounts';
import { watchSignIns } from './session/watchSignIns';
import { watchGonePlugins } from './watchGonePlugins';
import { watchPlugins } from './watchPlugins';
import { watchPreferences } from './watchPreferences';
import { watchOpenWindows } from './windows/watchOpenWindows';

/** Follows what matters to members, once the page has started. */
export function watchMember(session: Session): void {
	watchPreferences(session);
	watchPlugins();
	watchGonePlugins();
	watchSignIns();
	watchFavicon(session);
	watchOtherAccounts();
	watchOpenWindows(session);
	if (isAnyPushed()) renewPushes();
}

function renewPushes(): void {
	import('@/stores/push/pushes')
		.then(pushes => pushes.renewPushes())
		.catch(error => console.warn('What is pushed here could not be renewed.', error));
}
