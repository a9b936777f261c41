import { mayServerBeLost } from './lostServers';

/** The files of imports that have succeeded, and those that are fetched for imports that aren't over. */
const known = new Map<string, Promise<void> | null>();
/**
 * The modules of imports that have succeeded, by their source. The browser walks through all files of a module again, a
 * task for each, also when it has them: while notes stream in, a press waited for that for up to a sixth of a second.
 */
const modules = new Map<string, unknown>();

/**
 * Runs an `import()`. Chromium (150 and later) keeps for good that a module could not be fetched. So during an outage
 * the files are fetched first, mostly from the browser's cache: what fails then is no import, and can be tried again.
 * The build has each `import()` call it (`vite/outageImportsPlugin`).
 *
 * @param source the import, such as `()=>import("./Note-abc.js")`: the same source brings the same module,
 *   with the values that its exports had
 * @param files paths of the files that it needs, without a slash in front; its own is missing if it is the only one
 * @throws {TypeError} as `import()` does if a file can't be fetched
 */
export async function loadFile<T>(load: () => Promise<T>, source: string, files: readonly string[]): Promise<T> {
	if (modules.has(source)) return modules.get(source) as T;
	const own = /\/([\w-]{1,80}\.js)/.exec(source)?.[1];
	const needed = new Set(files.filter(file => file.endsWith('.js')));
	if (own) needed.add(`assets/${own}`);
	try {
		if (mayServerBeLost()) await Promise.all([...needed].map(fetchOnce));
		const module = await load();
		for (const file of needed) known.set(file, null);
		if (own) modules.set(source, module);
		return module;
	} catch (error) {
		for (const file of needed) if (known.get(file)) known.delete(file);
		throw error;
	}
}

async function fetchOnce(file: string): Promise<void> {
	if (!known.has(file)) known.set(file, fetchFile(file));
	await known.get(file);
}

async function fetchFile(file: string): Promise<void> {
	const response = await fetch(`/${file}`).catch(() => null);
	if (!response?.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
}
