import { drawsWithoutGpu } from '@/platform/drawsWithoutGpu';
import { localJson } from '@/platform/localJson';
import { whenIdle } from '@/platform/whenIdle';

const KEY = 'backdrop';

/**
 * Turns off the blur behind dialogs without a graphics card. The blur is redrawn with every frame in which anything
 * moves, which takes several frames without a GPU. Asking the driver takes about a frame, so the stored answer of the
 * last visit is used first.
 */
export function calmBackdrop(): void {
	const { dataset } = document.documentElement;
	dataset.backdrop ??= localJson.get<string>(KEY) ?? 'blurred';
	whenIdle(() => {
		const backdrop = drawsWithoutGpu() ? 'plain' : 'blurred';
		if (localJson.get(KEY) !== backdrop) localJson.set(KEY, backdrop);
		dataset.backdrop = backdrop;
	});
}
