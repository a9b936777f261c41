import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { actionItems } from '@/blocks/actions/actionItems';
import { readingItems } from '@/blocks/feed/readingItems';
import { targetItem } from '@/blocks/hosting/targetItem';
import { tellDeckChange } from '@/blocks/hosting/tellDeckChange';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';
import { counted } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deviceKind } from '@/platform/deviceKind';
import { hiddenIn } from '@/stores/columnRules/ruledColumns';
import { deckStore } from '@/stores/deck/DeckStore';
import { removeColumn, takesColumn } from '@/stores/deck/deckOperations';
import { accounts } from '@/stores/session/accounts';
import { prompt } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openAddColumn } from '../decks/addColumn';
import { columnAccountItems } from './columnAccountItems';
import { canCatchUp, openCatchUpOf } from './columnCatchUp';
import { columnChanger } from './columnChanger';
import { toggleFold } from './columnKeys';
import { alertItems, lookItems } from './columnLook';
import { openMomentOf } from './columnMoments';
import { MOVES, type ShownColumn, sizeItems } from './columnPlaces';
import { openRules } from './columnRules';
import { columnSession } from './columnSession';
import { columnTitle } from './columnTitle';
import { keepInSight } from './keepInSight';

const MAX_NAME = 60;

/** A phone's columns are as wide and high as the phone. */
const isBesideOthers = (): boolean => deviceKind() !== 'mobile';

/** All actions on a column, in the order of its menu, below the options of its kind. */
export const COLUMN_ACTIONS: readonly ActionGroup<ShownColumn>[] = [
	[
		{
			id: 'reading',
			icon: 'eye',
			name: () => text.reading.title,
			isOffered: ({ definition }) => definition?.isTimeline === true,
			items: ({ column }) => readingItems(columnSession(column)),
		},
	],
	[
		{
			id: 'rename',
			icon: 'edit',
			name: () => text.deck.rename,
			asks: true,
			shortcut: 'w r',
			run: shown => void rename(shown),
		},
		{
			id: 'account',
			icon: 'switchAccount',
			name: () => text.deck.account,
			// If there is another account; the main column always has the page's own.
			isOffered: ({ definition }) =>
				definition !== undefined &&
				definition.kind !== 'main' &&
				!definition.spansAccounts &&
				accounts.getState().all.length > 1,
			items: ({ column, definition }) =>
				definition ? columnAccountItems(column, definition, accountChanger(column.id)) : [],
		},
		{
			id: 'reload',
			icon: 'refresh',
			name: () => text.common.reload,
			isOffered: ({ refresh }) => refresh !== undefined,
			run: ({ refresh }) => refresh?.(),
		},
		{
			id: 'target',
			icon: 'search',
			name: () => text.decks.otherTarget,
			isOffered: shown => targetOf(shown) !== null && 'ask' in (shown.definition?.target ?? {}),
			run(shown) {
				const item = targetOf(shown);
				if (item?.type === undefined) item?.onSelect();
			},
		},
		{
			id: 'listedTarget',
			icon: 'search',
			name: () => text.decks.otherTarget,
			isOffered: shown => targetOf(shown)?.type === 'submenu',
			items(shown) {
				const item = targetOf(shown);
				if (item?.type !== 'submenu') return [];
				return typeof item.items === 'function' ? item.items() : item.items;
			},
		},
		{ id: 'move', icon: 'grip', name: () => text.deck.move, items: shown => actionItems(MOVES, shown) },
		{
			id: 'size',
			icon: 'resize',
			name: () => text.decks.size,
			isOffered: isBesideOthers,
			items: shown => sizeItems(shown),
		},
		{
			id: 'collapse',
			icon: 'fold',
			name: () => text.decks.collapse,
			label: ({ column }) => (column.collapsed ? text.deck.expand : text.decks.collapse),
			shortcut: 'w c',
			isOffered: isBesideOthers,
			run: ({ column }) => keepInSight(column.id, () => toggleFold(column.id)),
		},
		{
			id: 'look',
			icon: 'palette',
			name: () => text.decks.look,
			isOffered: ({ definition }) => definition !== undefined,
			items: shown => lookItems(shown),
		},
		{
			id: 'rules',
			icon: 'filter',
			name: () => text.decks.rules,
			asks: true,
			caption: ({ column }) => hiddenLine(column.id),
			isOffered: ({ definition }) => definition?.takesRules === true,
			run: ({ column }) => openRules(column),
		},
		{
			id: 'moment',
			icon: 'history',
			name: () => text.decks.moment,
			asks: true,
			shortcut: 'w t',
			isOffered: ({ definition }) => definition?.isTimeline === true,
			run: ({ column }) => openMomentOf(column),
		},
		{
			id: 'catchUp',
			icon: 'rows',
			name: () => text.decks.catchUp,
			asks: true,
			shortcut: 'w e',
			isOffered: ({ column }) => canCatchUp(column),
			run: ({ column }) => openCatchUpOf(column),
		},
		{
			id: 'alerts',
			icon: 'bell',
			name: () => text.decks.alerts,
			isOffered: ({ definition }) => definition?.tellsArrivals === true,
			items: ({ column }) => alertItems(column),
		},
		{
			id: 'toDeck',
			icon: 'stack',
			name: () => text.decks.toDeck,
			isOffered: ({ column }) => decksFor(column).length > 0,
			items: ({ column }) => otherDecks(column),
		},
		{
			id: 'addRight',
			icon: 'plus',
			name: () => text.deck.addRight,
			shortcut: 'w a',
			run: ({ column, anchor }) => openAddColumn(anchor, column.id),
		},
	],
	[
		{
			id: 'remove',
			icon: 'trash',
			name: () => text.deck.remove,
			shortcut: 'w Delete',
			isDangerous: true,
			run: shown => remove(shown),
		},
	],
];

/** Changes the account of a column, and forgets the former account's name and server. */
function accountChanger(id: string): (to: Partial<DeckColumn>) => void {
	const change = columnChanger(id);
	return to => change({ ...to, owner: null });
}

function hiddenLine(columnId: string): string {
	const count = hiddenIn(columnId);
	return count === 0 ? '' : counted(text.decks, 'hiddenByRules', count);
}

async function rename({ column, definition }: ShownColumn): Promise<void> {
	const change = columnChanger(column.id);
	const initial = columnTitle(column, definition);
	const name = await prompt({ title: text.deck.rename, label: text.common.name, initial, maxLength: MAX_NAME });
	// A title that is left as it was may be that of its kind, in the user's language.
	if (name !== undefined && name !== initial) change({ name: name.trim() || null });
}

function remove({ column, definition }: ShownColumn): void {
	keepInSight(column.id, () => void deckStore.change(deck => removeColumn(deck, column.id)));
	tellDeckChange(t('deck.removed', { name: columnTitle(column, definition) }));
}

/** The menu item for showing another list, user and so on with the same account; null for kinds of nothing. */
function targetOf({ column, definition }: ShownColumn): MenuItem | null {
	const session = columnSession(column);
	if (!definition?.target || !session) return null;
	const { target, icon } = definition;
	const change = columnChanger(column.id);
	return targetItem(
		{ text: text.decks.otherTarget, icon },
		{
			...{ session, target, icon },
			choose: ({ id, name }) => change({ name, target: { kind: target.kind, id } }),
		},
	);
}

/** The decks that a column can move to. */
function decksFor({ type }: DeckColumn): readonly DeckProfile[] {
	const { profiles, deck } = deckStore.state.getState();
	return profiles.filter(each => each.id !== deck.id && takesColumn(each, type));
}

const otherDecks = (column: DeckColumn): readonly MenuItem[] =>
	decksFor(column).map(
		({ id, name }): MenuItem => ({
			text: name || text.deck.defaultName,
			icon: 'stack',
			onSelect() {
				// Another tab may have deleted it.
				if (!decksFor(column).some(deck => deck.id === id)) return;
				keepInSight(column.id, () => deckStore.moveTo(column.id, id));
				tellDeckChange(t('decks.movedTo', { name: name || text.deck.defaultName }));
			},
		}),
	);
