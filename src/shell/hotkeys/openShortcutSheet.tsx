import { text } from '@/i18n/text';
import { lazyPart } from '@/ui/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet').then(module => ({ default: module.ShortcutSheet })));

const WIDTH_PX = 460;

/** Shows every key there is. */
export function openShortcutSheet(): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.hotkeys.title,
		width: WIDTH_PX,
		render: handle => <ShortcutSheet onClose={() => handle.close()} />,
	});
}
