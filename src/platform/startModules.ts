import { afterPaint } from './afterPaint';

/** As long as each of two frames may take until the app starts all the same: they wait for style sheets. */
const FRAME_WAIT_MS = 500;

/**
 * Runs the app's modules once the page is parsed; if the view of the last visit shows (`showLastView`), once that has
 * been painted: their evaluation would delay it by as long as it takes.
 * @param addresses in the order in which they run
 */
export function startModules(addresses: readonly string[]): void {
	const run = () => document.head.append(...addresses.map(moduleScript));
	// The browser begins the second frame once it is done with the first.
	const frame = () => afterPaint(FRAME_WAIT_MS);
	const start = () => (isLastViewShown() ? void frame().then(frame).then(run) : run());
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
