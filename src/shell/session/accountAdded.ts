import type { StoredAccount } from '@/stores/session/accounts';
import { startLayout } from '../startLayout';
import { switchAccount } from './switchAccount';

/** A further account was signed in to: a deck is offered its columns, another layout shows it in place of the one before. */
export async function accountAdded(account: StoredAccount): Promise<void> {
	if (startLayout() !== 'deck') return switchAccount(account);
	const { openAccountColumns } = await import('../deck/decks/openDeckDialogs');
	openAccountColumns(account);
}
