import { overlays } from '@/ui/overlay/overlays';
import { type MomentColumn, MomentDialog } from './MomentDialog';

const WIDTH_PX = 440;

/** Asks which moment columns are to show. */
export function openMoments(title: string, columns: readonly MomentColumn[]): void {
	overlays.open<void>({
		kind: 'modal',
		label: title,
		width: WIDTH_PX,
		render: handle => <MomentDialog {...{ title, columns }} onClose={() => handle.close()} />,
	});
}
