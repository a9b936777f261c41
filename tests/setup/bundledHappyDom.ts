import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { RENEW_PAGE } from './renewPage';

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

type Settings = ConstructorParameters<typeof GlobalWindow>[0];

/** Makes the names of a new window global; returns how to take them back. */
function openPage(global: typeof globalThis, settings: Settings): () => Promise<void> {
	const window = new GlobalWindow({ console: global.console, url: 'http://localhost:3000', ...settings });
	const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys: FROM_WINDOW });
	return async () => {
		await window.happyDOM.abort();
		window.close();
		for (const key of keys) Reflect.deleteProperty(global, key);
		for (const [key, value] of originals) Reflect.set(global, key, value);
	};
}

/** Vitest's environment `happy-dom`, which can't be told to read the bundle of it (`makeBundles`). */
export default {
	name: 'happy-dom',
	viteEnvironment: 'client',
	setup(global, { 'bundled-happy-dom': options }) {
		const settings = { settings: { ...options?.settings, disableErrorCapturing: true } };
		let close = openPage(global, settings);
		let isUsed = false;
		global[RENEW_PAGE] = async () => {
			if (isUsed) {
				await close();
				close = openPage(global, settings);
			}
			isUsed = true;
		};
		return { teardown: () => close() };
	},
} satisfies Environment;
