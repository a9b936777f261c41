import { isLoopbackHost } from '../static/canonicalRedirect';
import type { Asker } from './Asker';
import { isForwarded } from './isForwarded';

/** The demo world's accounts; their passwords are their names, and printed everywhere. */
export const DEMO_ACCOUNTS = ['demo', 'friend', 'admin'] as const;

/** What a refused one is told. The id is our own: the real server has no such case. */
export const DEMO_REFUSED = {
	message:
		'Demo passwords work only on this machine and on its own page. Set another one: npm start -- --set-password NAME',
	code: 'DEMO_SIGN_IN_REFUSED',
	id: 'b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10',
	status: 403,
	kind: 'permission',
} as const;

/** Where the server is. */
interface DemoPlace {
	/** The address that is listened on. */
	host: string;
	/** The canonical origin. */
	origin: string;
}

/** Whether this is an account of the demo world with the password that everybody knows. */
export const isDemoPassword = (username: string, password: string): boolean =>
	password === username.toLowerCase() && (DEMO_ACCOUNTS as readonly string[]).includes(username.toLowerCase());

/**
 * Whether a request may come from beyond this machine, or from a page that is not ours: the server listens beyond it
 * or is known by another name, the page has another origin (any page that is open here can ask for loopback), or a
 * reverse proxy passed the request on.
 */
export function isFromElsewhere({ headers }: Pick<Asker, 'headers'>, place: DemoPlace): boolean {
	if (!isLoopbackHost(place.host) || !isLoopbackHost(new URL(place.origin).hostname)) return true;
	if (headers.origin !== undefined && headers.origin !== place.origin) return true;
	return isForwarded(headers);
}
