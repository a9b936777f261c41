/** As long as a first frame may take until the app starts all the same. */
const PAINT_WAIT_MS = 1_000;

/**
 * Runs the app's modules once the page is parsed; if the view of the last visit shows (`showLastView`), once that has
 * been painted: their evaluation would delay it by as long as it takes.
 * @param addresses in the order in which they run
 */
export function startModules(addresses: readonly string[]): void {
	const run = () => document.head.append(...addresses.map(moduleScript));
	const start = () => (isLastViewShown() ? void whenPainted().then(run) : run());
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
	else start();
}

function moduleScript(address: string): HTMLScriptElement {
	const script = document.createElement('script');
	script.type = 'module';
	script.crossOrigin = '';
	script.async = false;
	script.src = address;
	return script;
}

const isLastViewShown = (): boolean => document.getElementById('root')?.ariaBusy === 'true';

/** Resolves after the frame that follows the next one has begun; at once in a hidden page, which has no frames. */
function whenPainted(): Promise<void> {
	return new Promise(resolve => {
		if (document.visibilityState === 'hidden') return resolve();
		setTimeout(resolve, PAINT_WAIT_MS);
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
	});
}
