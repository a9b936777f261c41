import { isMinimalPath } from '@/domain/paths/startPatterns';
import type { StoredAccount } from '@/stores/session/accounts';
import { startLayout } from '../startLayout';
import { switchAccount } from './switchAccount';

/**
 * A further account has signed in: a deck offers its columns, other layouts switch to it. A page that stands alone
 * goes on: it lets accounts be chosen itself.
 */
export async function accountAdded(account: StoredAccount): Promise<void> {
	if (isMinimalPath(location.pathname)) return;
	if (startLayout() !== 'deck') return switchAccount(account);
	const { openAccountColumns } = await import('../deck/decks/openDeckDialogs');
	openAccountColumns(account);
}
