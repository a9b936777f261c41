import { isLoopbackHost } from '../static/canonicalRedirect';
import type { Asker } from './Asker';
import { isForwarded } from './isForwarded';

/** The demo accounts. Their passwords equal their names, and are public. */
export const DEMO_ACCOUNTS = ['demo', 'friend', 'admin'] as const;

/** The refusal of a demo account. The id is our own, as other servers have no such error. */
export const DEMO_REFUSED = {
	message:
		'Demo passwords work only on this machine and on its own page. Set another one: npm start -- --set-password NAME',
	code: 'DEMO_SIGN_IN_REFUSED',
	id: 'b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10',
	status: 403,
	kind: 'permission',
} as const;

/** Where the server listens. */
interface DemoPlace {
	/** The address that it listens on. */
	host: string;
	/** The canonical origin. */
	origin: string;
}

/** Whether this is a demo account with its public password. */
export const isDemoPassword = (username: string, password: string): boolean =>
	password === username.toLowerCase() && (DEMO_ACCOUNTS as readonly string[]).includes(username.toLowerCase());

/**
 * Whether a request may come from another machine, or from another site's page: the server listens on more than
 * loopback or has another name, the page has another origin (any open page can send requests to loopback), or a reverse
 * proxy forwarded it.
 */
export function isFromElsewhere({ headers }: Pick<Asker, 'headers'>, place: DemoPlace): boolean {
	if (!isLoopbackHost(place.host) || !isLoopbackHost(new URL(place.origin).hostname)) return true;
	if (headers.origin !== undefined && headers.origin !== place.origin) return true;
	return isForwarded(headers);
}
