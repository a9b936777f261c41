import { randomText } from '../auth/randomText';
import { steadyNow } from '../steadyNow';

const KEPT_MS = 30 * 60_000;
const KEPT_MAX = 1000;
const TOKEN_LENGTH = 32;

/** A registered app that asks for somebody's consent. */
export interface AppSession {
	id: string;
	/** Stands for the session in the page's address. */
	token: string;
	appId: string;
	/** The token for the app; null as long as nobody has consented. */
	granted: { token: string } | null;
}

/**
 * The sessions of registered apps. In memory only, as tokens are not stored in the clear: after a restart the app has to
 * ask again.
 */
export class AppSessions {
	readonly #sessions = new Map<string, { session: AppSession; at: number }>();

	/** Begins a session. The oldest is forgotten if there are too many. */
	begin(id: string, appId: string): AppSession {
		const session: AppSession = { id, token: randomText(TOKEN_LENGTH), appId, granted: null };
		this.#sessions.set(session.token, { session, at: steadyNow() });
		const [oldest] = this.#sessions.keys();
		if (this.#sessions.size > KEPT_MAX && oldest !== undefined) this.#sessions.delete(oldest);
		return session;
	}

	find(token: string): AppSession | null {
		const known = this.#sessions.get(token);
		if (!known || steadyNow() - known.at > KEPT_MS) return null;
		return known.session;
	}

	end({ token }: AppSession): void {
		this.#sessions.delete(token);
	}
}
