import type { Dispatcher } from 'undici';
import type { AppIdentity } from '@/domain/manifest/webManifest';
import { readText } from './readText';

const KEPT_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

/** Name, colour and icon of another server, as its `meta` has them. */
export class OtherIdentity {
	readonly #dispatcher: Dispatcher;
	#known: { identity: AppIdentity; at: number } | null = null;
	#asking: Promise<AppIdentity | null> | null = null;

	/** @param dispatcher the connection pool to that server */
	constructor(dispatcher: Dispatcher) {
		this.#dispatcher = dispatcher;
	}

	/** Asked for at most every five minutes. While the server doesn't answer, what it said last; null if it never did. */
	get(): Promise<AppIdentity | null> {
		if (this.#known && Date.now() - this.#known.at < KEPT_MS) return Promise.resolve(this.#known.identity);
		this.#asking ??= this.#ask().finally(() => {
			this.#asking = null;
		});
		return this.#asking;
	}

	async #ask(): Promise<AppIdentity | null> {
		try {
			const { statusCode, body } = await this.#dispatcher.request({
				method: 'POST',
				path: '/api/meta',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ detail: false }),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			const text = await readText(body);
			if (statusCode === 200) this.#known = { identity: identityOf(JSON.parse(text)), at: Date.now() };
		} catch {
			// It doesn't answer, or not as such servers do.
		}
		return this.#known?.identity ?? null;
	}
}

function identityOf(meta: unknown): AppIdentity {
	const { name, shortName, themeColor, iconUrl } = meta as Readonly<Record<string, unknown>>;
	const text = (value: unknown) => (typeof value === 'string' ? value : null);
	const icon = text(iconUrl);
	return { name: text(name), shortName: text(shortName), themeColor: text(themeColor), icon192: icon, icon512: icon };
}
