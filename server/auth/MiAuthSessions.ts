import { steadyNow } from '../steadyNow';

const KEPT_MS = 30 * 60_000;
const KEPT_MAX = 1000;

interface Grant {
	token: string;
	at: number;
}

/**
 * Tokens that wait to be fetched by the app that requested them. In memory only, as tokens are not stored in the clear:
 * after a restart the app has to request consent again.
 */
export class MiAuthSessions {
	readonly #grants = new Map<string, Grant>();

	put(session: string, token: string): void {
		this.#grants.set(session, { token, at: steadyNow() });
		if (this.#grants.size <= KEPT_MAX) return;
		const [oldest] = this.#grants.keys();
		if (oldest !== undefined) this.#grants.delete(oldest);
	}

	/** Returns the token, once. */
	take(session: string): { token: string } | null {
		const grant = this.#grants.get(session);
		this.#grants.delete(session);
		return grant && steadyNow() - grant.at < KEPT_MS ? grant : null;
	}
}
