import { showError } from '@/blocks/actions/showError';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import { targetItem } from '@/blocks/hosting/targetItem';
import type { DeckColumn } from '@/domain/deck/deck';
import { hasMainColumn } from '@/domain/deck/hasMainColumn';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, newColumn } from '@/stores/deck/deckOperations';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { currentSession, sessionOf } from '@/stores/session/sessions';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { awaitColumn } from '../awaitedColumn';
import { closeWithDeck } from '../closeWithDeck';
import { columnDefinitions } from '../columnRegistry';

/** Opens the menu of all columns that can be added, for every account of this device. */
export function openAddColumn(anchor: HTMLElement, after?: string): void {
	closeWithDeck(openMenu({ anchor, items: addableColumns(after), label: text.deck.add }));
}

/** @param after the column behind which they are added; by default the last one */
export function addableColumns(after?: string): readonly MenuItem[] {
	const { all, current } = accounts.getState();
	const items: MenuItem[] = kindItems(currentSession(), null, after);
	const others = all.filter(account => !current || accountKey(account) !== accountKey(current));
	if (others.length > 0) {
		items.push({ type: 'divider' }, { type: 'label', text: text.deck.otherAccounts });
		items.push(...others.map(account => accountItem(account, after)));
	}
	return items;
}

function accountItem(account: StoredAccount, after: string | undefined): MenuItem {
	return {
		type: 'submenu',
		text: `@${account.username}`,
		caption: account.host,
		icon: 'user',
		imageUrl: account.avatarUrl,
		items: () => kindItems(sessionOf(account), accountKey(account), after),
	};
}

/** Where a column is added: in a deck that may not be shown any more when a dialog is answered. */
interface Place {
	readonly deckId: string;
	/** The column behind which it is added. */
	readonly after: string | undefined;
}

function kindItems(session: Session, account: string | null, after: string | undefined): MenuItem[] {
	const { deck } = deckStore;
	const hasMain = hasMainColumn(deck);
	const place = { deckId: deck.id, after };
	return columnDefinitions
		.filter(definition => definition.isOffered(session))
		.filter(definition => definition.kind !== 'main' || (account === null && !hasMain))
		.filter(definition => !definition.spansAccounts || account === null)
		.map((definition): MenuItem => {
			const { target, icon, ask } = definition;
			const shown = { text: t(definition.title), caption: t(definition.description), icon };
			if (ask) return { ...shown, onSelect: () => void addAsked(definition, ask, place) };
			if (!target) return { ...shown, onSelect: () => add(definition, { account }, place) };
			const choose = ({ id, name }: NamedTarget) =>
				add(definition, { name, target: { kind: target.kind, id }, account }, place);
			return targetItem(shown, { session, target, icon, choose });
		});
}

async function addAsked(
	definition: ColumnDefinition,
	ask: NonNullable<ColumnDefinition['ask']>,
	place: Place,
): Promise<void> {
	try {
		const begins = await ask();
		if (begins) add(definition, begins, place);
	} catch (error) {
		await showError(error);
	}
}

function add(definition: ColumnDefinition, change: Partial<DeckColumn>, { deckId, after }: Place): void {
	const column = newColumn(definition.kind, change);
	awaitColumn(column.id);
	deckStore.change(deck => addColumn(deck, column, after), deckId);
}
