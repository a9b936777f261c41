import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

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

/** Vitest's environment `happy-dom`, which can't be told to read the bundle of it (`makeBundles`). */
export default {
	name: 'happy-dom',
	viteEnvironment: 'client',
	async setup(global, { 'bundled-happy-dom': options }) {
		const window = new GlobalWindow({
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
