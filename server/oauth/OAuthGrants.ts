import { randomText } from '../auth/randomText';
import { steadyNow } from '../steadyNow';

/** How long somebody may think about a request. */
const ASKED_MS = 10 * 60_000;
/** How long a code may wait for its app. */
const CODE_MS = 5 * 60_000;
const KEPT_MAX = 1000;
const ID_LENGTH = 32;

/** What an app asks for. */
export interface OAuthRequest {
	readonly clientId: string;
	readonly clientName: string;
	/** https; null for none. */
	readonly logoUrl: string | null;
	readonly redirectUri: string;
	/** Missing if the app gave none. */
	readonly state: string | undefined;
	readonly permissions: readonly string[];
	/** The hash of the app's verifier (PKCE, S256). */
	readonly challenge: string;
}

/** What somebody has agreed to. */
export interface OAuthGrant {
	readonly request: OAuthRequest;
	readonly userId: string;
}

/** The token that a code was used for. */
export interface UsedCode {
	readonly userId: string;
	readonly token: string;
}

interface Kept<T> {
	readonly value: T;
	readonly until: number;
}

/** Something that can be taken once, for a while. In memory only: after a restart the app has to ask again. */
class Once<T> {
	readonly #kept = new Map<string, Kept<T>>();
	readonly #lifetimeMs: number;

	constructor(lifetimeMs: number) {
		this.#lifetimeMs = lifetimeMs;
	}

	/** The oldest is forgotten if there are too many. */
	put(value: T): string {
		const id = randomText(ID_LENGTH);
		this.#kept.set(id, { value, until: steadyNow() + this.#lifetimeMs });
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
		return id;
	}

	take(id: string): T | null {
		const kept = this.#kept.get(id);
		this.#kept.delete(id);
		return kept && kept.until > steadyNow() ? kept.value : null;
	}
}

/** Requests of apps that wait for somebody's decision, and codes that wait for their app. */
export class OAuthGrants {
	readonly requests = new Once<OAuthRequest>(ASKED_MS);
	readonly codes = new Once<OAuthGrant>(CODE_MS);
	/** Used codes: who brings one again may have stolen it, or lost it to the one who used it. */
	readonly #used = new Map<string, UsedCode>();

	noteUse(code: string, use: UsedCode): void {
		this.#used.set(code, use);
		const [oldest] = this.#used.keys();
		if (this.#used.size > KEPT_MAX && oldest !== undefined) this.#used.delete(oldest);
	}

	/** What a code was used for before; null if it wasn't. */
	usedFor(code: string): UsedCode | null {
		return this.#used.get(code) ?? null;
	}
}
