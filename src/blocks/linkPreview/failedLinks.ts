const KEY = 'quarterdeck:failed-links';
/** How long nothing is asked about a link of which nothing could be told: the page may be readable by then. */
const REMEMBERED_MS = 10 * 60_000;
const LIMIT = 200;

/** When each failed, in milliseconds since the epoch; undefined until they are first asked for. */
let failed: Map<string, number> | undefined;

/** Links of which the server could tell nothing, for some minutes, and after a reload of the tab too. */
export const failedLinks = {
	has(url: string): boolean {
		failed ??= read();
		const at = failed.get(url);
		return at !== undefined && Date.now() - at < REMEMBERED_MS;
	},
	add(url: string): void {
		failed = new Map([...(failed ?? read()), [url, Date.now()] as const].slice(-LIMIT));
		try {
			sessionStorage.setItem(KEY, JSON.stringify([...failed]));
		} catch {
			// Storage is off or full: they are asked about once more after a reload.
		}
	},
};

function read(): Map<string, number> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
	} catch {
		return new Map();
	}
}

const isEntry = (entry: unknown): entry is readonly [string, number] =>
	Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
