import { steadyNow } from '../steadyNow';
import { randomText } from './randomText';

const KEPT_MS = 30 * 60_000;
const KEPT_MAX = 1000;
const TOKEN_LENGTH = 64;

/** Links that set a new password, each once. In memory only: after a restart another one has to be asked for. */
export class PasswordResets {
	readonly #asked = new Map<string, { userId: string; at: number }>();

	/** Makes the last part of a link. The oldest is forgotten if there are too many. */
	begin(userId: string): string {
		const token = randomText(TOKEN_LENGTH);
		this.#asked.set(token, { userId, at: steadyNow() });
		const [oldest] = this.#asked.keys();
		if (this.#asked.size > KEPT_MAX && oldest !== undefined) this.#asked.delete(oldest);
		return token;
	}

	/** Whose password it sets; null if it is unknown, used or too old. */
	find(token: string): string | null {
		const asked = this.#asked.get(token);
		return asked && steadyNow() - asked.at < KEPT_MS ? asked.userId : null;
	}

	/** The same, once. */
	take(token: string): string | null {
		const userId = this.find(token);
		this.#asked.delete(token);
		return userId;
	}
}
