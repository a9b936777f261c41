import { localeAddress, preferredLanguage } from './loadLocale';
import type { Messages } from './messages';
import { addTexts, currentLanguage } from './text';

type Namespace = keyof Messages;

/** Namespaces that code speaks which is there, and which are not there yet. */
const missing = new Map<Namespace, Promise<void> | null>();

/** Begins to load a namespace. The build calls it where code that speaks it is first run (`vite/lateTextsPlugin`). */
export function wantTexts(name: Namespace): void {
	missing.set(name, null);
	// Whoever asked for the code hears of a failure.
	load(name).catch(() => {});
}

/**
 * Passes on what an `import()` has brought as soon as its texts are there too: the build puts it behind each. Rejects
 * when they can't be had; the next import tries again.
 */
export async function textsReady<T>(module: T): Promise<T> {
	if (missing.size > 0) await Promise.all([...missing.keys()].map(load));
	return module;
}

function load(name: Namespace): Promise<void> {
	const known = missing.get(name);
	if (known) return known;
	const loading = fetchTexts(name).then(
		() => void missing.delete(name),
		error => {
			missing.set(name, null);
			throw error;
		},
	);
	missing.set(name, loading);
	return loading;
}

async function fetchTexts(name: Namespace): Promise<void> {
	const response = await fetch(localeAddress(currentLanguage() || preferredLanguage(), name));
	if (!response.ok) throw new Error(`The texts of ${name} could not be loaded (${response.status}).`);
	addTexts(name, await response.json());
}
