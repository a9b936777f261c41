import { pathTo } from '@/domain/paths/pathTo';
import { MISSPELT_INSTALL } from '@/domain/paths/startPatterns';
import { accounts, chooseAccount } from '@/stores/session/accounts';
import { holdSharedDeck } from './deck/sharing/heldDeck';
import type { MiAuthOutcome } from './session/finishMiAuth';

/**
 * Handles parts of the address that are for the start rather than for a page: the gallery's hash, a shared deck, a misspelt page, a
 * `loginId`, and the return from another server's consent page (rules/start#minimal-mode).
 * @returns how a sign-in at another server ended; null if there was none
 */
export async function prepareAddress(): Promise<MiAuthOutcome | null> {
	let outcome: MiAuthOutcome | null = null;
	const url = new URL(location.href);
	if (url.hash === '#pswp' || holdSharedDeck(url.hash)) url.hash = '';
	if (url.pathname.replace(/\/$/, '') === MISSPELT_INSTALL) url.pathname = pathTo('installExtensions');
	const loginId = url.searchParams.get('loginId');
	if (loginId !== null) {
		const named = accounts.getState().all.filter(each => each.id === loginId);
		// Ids are only unique within a server: this page's server has priority.
		const account = named.find(each => each.origin === location.origin) ?? named[0];
		if (account) chooseAccount(account);
		url.searchParams.delete('loginId');
	}
	const session = url.searchParams.get('session');
	if (session !== null && url.pathname === pathTo('index')) {
		url.searchParams.delete('session');
		const { finishMiAuth } = await import('./session/finishMiAuth');
		outcome = await finishMiAuth(session);
	}
	if (url.href !== location.href) history.replaceState(history.state, '', url);
	return outcome;
}
