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
}

/** Sign-ins that have gone to another server's consent page and haven't returned yet. */
export const pendingMiAuth = {
	add(session: string, origin: string, permissions: readonly string[]): void {
		localJson.set(KEY, [...read(), { session, origin, permissions, at: Date.now() }]);
	},
	/** @returns the server and permissions of the sign-in; null if it wasn't started here */
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
