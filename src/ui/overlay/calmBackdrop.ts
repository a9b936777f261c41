import { drawsWithoutGpu } from '@/platform/drawsWithoutGpu';
import { localJson } from '@/platform/localJson';
import { whenIdle } from '@/platform/whenIdle';

const KEY = 'backdrop';

/**
 * What lies behind a dialog is blurred anew with every frame in which anything moves. Without a graphics card that takes
 * the processor several frames each: there it is dimmed alone. As it was on this device the last time, at first: asking
 * the driver takes about a frame, for which nothing waits that is being opened.
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
