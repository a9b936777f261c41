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
	setTimeout(() => late(import('./watchGonePlugins'), each => each.watchGonePlugins()), TIDY_MS);
	watchSignIns();
	watchFavicon(session);
	watchOtherAccounts();
	watchOpenWindows(session);
	if (isAnyPushed()) late(import('@/stores/push/pushes'), each => each.renewPushes());
}

/** Works once the code for it is loaded. What fails is logged: the page goes on without it. */
function late<M>(loading: Promise<M>, work: (module: M) => unknown): void {
	loading.then(work).catch(console.warn);
}
