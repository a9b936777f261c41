import { overlays } from '@/ui/overlay/overlays';
import { type MomentColumn, MomentDialog } from './MomentDialog';

const WIDTH_PX = 440;

/**
 * Asks which moment columns are to show.
 * @param name of the menu's item
 */
export function openMoments(name: string, columns: readonly MomentColumn[]): void {
	// In a menu it says that something is asked next.
	const title = name.replace(/…$/, '');
	overlays.open<void>({
		kind: 'modal',
		label: title,
		width: WIDTH_PX,
		render: handle => <MomentDialog {...{ title, columns }} onClose={() => handle.close()} />,
	});
}
