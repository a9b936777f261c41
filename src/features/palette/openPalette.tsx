import type { PaletteContext, PaletteSource } from '@/blocks/palette/PaletteSource';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { overlays } from '@/ui/overlay/overlays';
import { holdTyping } from './holdTyping';
import { Palette } from './Palette';

const WIDTH_PX = 640;

/** Opens the command palette (rules/navigation#command-palette). */
export function openPalette(context: PaletteContext, sources: readonly PaletteSource[]): void {
	appEvents.emit('paletteOpened', undefined);
	const takeTyped = holdTyping();
	overlays.open<void>({
		kind: 'page',
		label: text.palette.title,
		width: WIDTH_PX,
		render: handle => (
			<Palette context={context} sources={sources} takeTyped={takeTyped} onClose={() => handle.close()} />
		),
	});
}
