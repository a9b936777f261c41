const KEY = 'quarterdeck:failed-links';
/** How long a link isn't requested again after its preview failed; the page may be readable by then. */
const REMEMBERED_MS = 10 * 60_000;
const LIMIT = 200;

/** When each failed, in milliseconds since the epoch; undefined until first read. */
let failed: Map<string, number> | undefined;

/** Links without a preview, remembered for some minutes and across reloads of the tab. */
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
			// Storage is disabled or full: they are requested once more after a reload.
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
