import type { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { HAPPY_DOM_BUNDLE } from './happyDomBundle';

/** Names that Node has, too, and that are taken from the window. */
const FROM_WINDOW = [
	'Request',
	'Response',
	'MessagePort',
	'fetch',
	'Headers',
	'AbortController',
	'AbortSignal',
	'URL',
	'URLSearchParams',
	'FormData',
];

/** Vitest's environment `happy-dom`, but for where it reads happy-dom. */
export default {
	name: 'happy-dom',
	viteEnvironment: 'client',
	async setup(global, { 'bundled-happy-dom': options }) {
		const happyDom: { GlobalWindow: typeof GlobalWindow } = await import(HAPPY_DOM_BUNDLE);
		const window = new happyDom.GlobalWindow({
			console: global.console,
			url: 'http://localhost:3000',
			settings: { ...options?.settings, disableErrorCapturing: true },
		});
		const { keys, originals } = populateGlobal(global, window, {
			bindFunctions: true,
			additionalKeys: FROM_WINDOW,
		});
		return {
			async teardown() {
				await window.happyDOM.abort();
				window.close();
				for (const key of keys) delete global[key];
				for (const [key, value] of originals) global[key] = value;
			},
		};
	},
} satisfies Environment;
