import { isListed, readExcluded } from '@/domain/notification/listedTypes';
import type { ColumnSounds } from '@/features/sounds';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf } from '@/stores/deck/deckOperations';
import { currentSession } from '@/stores/session/sessions';

/**
 * The sounds that the columns of the shown deck have of their own. A notification has that of the first column that
 * shows its type for its account and has one.
 */
export const columnSounds: ColumnSounds = {
	ofNotes: columnId => columnOf(deckStore.deck, columnId)?.sound ?? null,
	ofNotification({ key }, type) {
		if (!deckStore.isOpen) return null;
		const column = deckStore.deck.columns.find(
			each =>
				each.type === 'notifications' &&
				(each.account ?? currentSession().key) === key &&
				each.sound &&
				isListed(type, readExcluded(each.excludeTypes)),
		);
		return column?.sound ?? null;
	},
};
