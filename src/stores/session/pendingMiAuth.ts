import { localJson } from '@/platform/localJson';

const KEY = 'miauth';
/** The longest that a sign-in on a consent page may take. */
const LONGEST_MS = 3_600_000;

interface Pending {
	readonly session: string;
	readonly origin: string;
	/** The permissions requested. Missing in records of earlier versions. */
	readonly permissions?: readonly string[];
	readonly at: number;
	/** The key of the account that it has added. */
	readonly account?: string;
}

/**
 * Sign-ins that have gone to another server's consent page in the last hour, in any tab. They are kept for that hour, so
 * that a user who comes back without consenting, reloads the page, or finds the server away can try again. No token is
 * kept here.
 */
export const pendingMiAuth = {
	add(session: string, origin: string, permissions: readonly string[]): void {
		localJson.set(KEY, [...read(), { session, origin, permissions, at: Date.now() }]);
	},
	/** @returns null if the sign-in wasn't started here, or too long ago */
	find: (session: string): Pending | null => read().find(pending => pending.session === session) ?? null,
	/** Notes that a sign-in is done, and whose. */
	finish(session: string, account: string): void {
		localJson.set(
			KEY,
			read().map(pending => (pending.session === session ? { ...pending, account } : pending)),
		);
	},
};

function read(): Pending[] {
	return (localJson.get<Pending[]>(KEY) ?? []).filter(pending => Date.now() - pending.at < LONGEST_MS);
}
