import { SharedDeckError } from '@/domain/deck/sharedDeck';
import { text } from '@/i18n/text';
import { alert } from '@/ui/dialog/dialogs';
import { overlays } from '@/ui/overlay/overlays';
import { deckOfLink } from './deckLinks';
import { DECK_HASH } from './heldDeck';
import { ImportDeckDialog } from './ImportDeckDialog';
import { ShareDeckDialog } from './ShareDeckDialog';

const WIDTH_PX = 480;

/** Opens the dialog that shares the shown deck. */
export function openShareDeck(): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.decks.share,
		width: WIDTH_PX,
		render: handle => <ShareDeckDialog onClose={() => handle.close()} />,
	});
}

/** Opens the dialog that asks for a deck's file or link. */
export function openImportDeck(): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.decks.import,
		width: WIDTH_PX,
		render: handle => <ImportDeckDialog onClose={() => handle.close()} />,
	});
}

/** Shows the deck of a link before it is added, or why it is none. */
export async function openSharedDeck(link: string): Promise<void> {
	try {
		const shared = await deckOfLink(DECK_HASH + link);
		overlays.open<void>({
			kind: 'modal',
			label: text.decks.import,
			width: WIDTH_PX,
			render: handle => <ImportDeckDialog initial={shared} onClose={() => handle.close()} />,
		});
	} catch (error) {
		const problem = error instanceof SharedDeckError ? error.problem : 'damaged';
		await alert({ type: 'error', title: text.decks.notImported, text: text.decks.problems[problem] });
	}
}
