import { localJson } from '@/platform/localJson';

const KEY = 'miauth';
/** Nobody stays longer on a consent page. */
const LONGEST_MS = 3_600_000;

interface Pending {
	readonly session: string;
	readonly origin: string;
	/** What was asked for. Left out by earlier versions. */
	readonly permissions?: readonly string[];
	readonly at: number;
}

/** Sign-ins that went to another server's consent page and have not come back yet. */
export const pendingMiAuth = {
	add(session: string, origin: string, permissions: readonly string[]): void {
		localJson.set(KEY, [...read(), { session, origin, permissions, at: Date.now() }]);
	},
	/** @returns the server that the session was begun with, and what was asked for; null: it did not begin here */
	take(session: string): Pick<Pending, 'origin' | 'permissions'> | null {
		const all = read();
		localJson.set(
			KEY,
			all.filter(pending => pending.session !== session),
		);
		return all.find(pending => pending.session === session) ?? null;
	},
};

function read(): Pending[] {
	return (localJson.get<Pending[]>(KEY) ?? []).filter(pending => Date.now() - pending.at < LONGEST_MS);
}
