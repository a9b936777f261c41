export interface PressProbe {
	/** From each press until what it opens was painted, in ms. */
	presses?: number[];
}

export interface WatchedPress {
	/** What the press opens. */
	readonly selector: string;
	/** For keys: `keydown`, or `input` where a text comes in at once. */
	readonly from: 'pointerdown' | 'pointerup' | 'keydown' | 'input';
}

/** Measures the next press: how long it takes until an element of the selector is visible and its frame painted. */
export function watchPress({ selector, from }: WatchedPress): void {
	const probe = globalThis as PressProbe;
	probe.presses ??= [];
	const { presses } = probe;
	const isSeen = () => {
		const box = document.querySelector(selector)?.getBoundingClientRect();
		return box !== undefined && box.width > 0 && box.height > 0;
	};
	addEventListener(
		from,
		({ timeStamp }) => {
			const look = () => {
				if (!isSeen()) return void requestAnimationFrame(look);
				// Messages are handled after the frame has been painted.
				const channel = new MessageChannel();
				channel.port1.onmessage = () => {
					presses.push(performance.now() - timeStamp);
					channel.port1.close();
				};
				channel.port2.postMessage(null);
			};
			requestAnimationFrame(look);
		},
		{ capture: true, once: true },
	);
}
