import { localeAddress, preferredLanguage } from './loadLocale';
import type { Messages } from './messages';
import { addTexts, currentLanguage } from './text';

type Namespace = keyof Messages;

/** Namespaces that loaded code needs and that aren't loaded yet. */
const missing = new Map<Namespace, Promise<void> | null>();

/**
 * Starts loading a namespace. The build inserts the call into code that uses the namespace (`vite/lateTextsPlugin`).
 */
export function wantTexts(name: Namespace): void {
	missing.set(name, null);
	// The import of that code reports a failure.
	load(name).catch(() => {});
}

/**
 * Waits for the texts that a dynamically imported module needs; the build inserts it behind each `import()`. Rejects if
 * they can't be loaded; the next import tries again.
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
