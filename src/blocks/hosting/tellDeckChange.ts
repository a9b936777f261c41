import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import type { IconName } from '@/ui/icon/Icon';
import { toast } from '@/ui/toast/toasts';

/**
 * Tells of the change of the deck that was just made, with a way back. Once it isn't the last change any more, the message
 * goes: its button would take back another one.
 */
export function tellDeckChange(said: string, icon?: IconName): void {
	const change = deckStore.lastChange;
	const dismiss = toast(said, {
		...(icon && { icon }),
		action: { text: text.common.undo, onPress: () => deckStore.undo(change) },
	});
	const end = deckStore.state.subscribe(() => {
		if (deckStore.lastChange === change) return;
		end();
		dismiss();
	});
}
