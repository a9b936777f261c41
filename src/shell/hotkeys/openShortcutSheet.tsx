import { loadNoteKeys } from '@/features/noteActions';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const ShortcutSheet = lazyPart(async () => {
	const [{ ShortcutSheet: Sheet }, { noteKeys }, { deckKeyRows }] = await Promise.all([
		import('./ShortcutSheet'),
		loadNoteKeys(),
		import('../deck/deckKeys'),
	]);
	return {
		default: (props: { onClose: () => void }) => (
			<Sheet noteKeys={noteKeys()} deckKeys={deckStore.isOpen ? deckKeyRows() : []} {...props} />
		),
	};
});

const WIDTH_PX = 460;

/** Opens the list of keyboard shortcuts. */
export function openShortcutSheet(): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.hotkeys.title,
		width: WIDTH_PX,
		render: handle => <ShortcutSheet onClose={() => handle.close()} />,
	});
}
