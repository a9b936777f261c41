import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { DeckHistoryDialog } from './DeckHistoryDialog';

const WIDTH_PX = 560;

/** Opens the list of decks as they were, of the page's account. */
export function openDeckHistory({ session }: { readonly session: Session }): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.decks.history,
		width: WIDTH_PX,
		render: handle => <DeckHistoryDialog sessionKey={session.key} onClose={() => handle.close()} />,
	});
}
