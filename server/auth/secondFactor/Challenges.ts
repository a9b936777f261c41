import { steadyNow } from '../../steadyNow';

/** How long a security key may take to answer. */
const KEPT_MS = 5 * 60_000;
const KEPT_MAX = 10_000;

/** What the answer to a challenge is good for. */
export type ChallengePurpose = 'register' | 'signIn' | 'passkey';

interface Asked {
	readonly purpose: ChallengePurpose;
	/** Whose key has to answer, or the `context` of a sign-in by a passkey, whose owner isn't known yet. */
	readonly of: string;
	readonly at: number;
}

/** The challenges that security keys are to sign, each once. In memory only: after a restart another one is made. */
export class Challenges {
	readonly #asked = new Map<string, Asked>();

	/** Remembers a challenge. The oldest is forgotten if there are too many. */
	put(challenge: string, purpose: ChallengePurpose, of: string): void {
		this.#asked.set(challenge, { purpose, of, at: steadyNow() });
		const [oldest] = this.#asked.keys();
		if (this.#asked.size > KEPT_MAX && oldest !== undefined) this.#asked.delete(oldest);
	}

	/** Whether this was asked for this purpose, of this one, in time, and for the first time. */
	take(challenge: string, purpose: ChallengePurpose, of: string): boolean {
		const asked = this.#asked.get(challenge);
		if (asked?.purpose !== purpose || asked.of !== of) return false;
		this.#asked.delete(challenge);
		return steadyNow() - asked.at < KEPT_MS;
	}
}
