import { localJson } from '@/platform/localJson';

const KEY = 'miauth';
/** Nobody stays longer on a consent page. */
const LONGEST_MS = 3_600_000;

interface Pending {
	session: string;
	origin: string;
	at: number;
}

/** Sign-ins that went to another server's consent page and have not come back yet. */
export const pendingMiAuth = {
	add(session: string, origin: string): void {
		localJson.set(KEY, [...read(), { session, origin, at: Date.now() }]);
	},
	/** @returns the server that the session was begun with; null for sessions that did not begin here */
	take(session: string): string | null {
		const all = read();
		localJson.set(
			KEY,
			all.filter(pending => pending.session !== session),
		);
		return all.find(pending => pending.session === session)?.origin ?? null;
	},
};

function read(): Pending[] {
	return (localJson.get<Pending[]>(KEY) ?? []).filter(pending => Date.now() - pending.at < LONGEST_MS);
}
