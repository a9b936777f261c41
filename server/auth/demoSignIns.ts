import { isLoopbackHost } from '../pages/canonicalRedirect';

/** The demo world's accounts; their passwords are their names, and printed everywhere. */
export const DEMO_ACCOUNTS = ['demo', 'friend', 'admin'] as const;

/** What a refused one is told. The id is our own: the real server has no such case. */
export const DEMO_REFUSED = {
	message:
		'This server can be reached from other machines, so the demo passwords do not count. Set another one: npm start -- --set-password NAME',
	code: 'DEMO_SIGN_IN_REFUSED',
	id: 'b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10',
};

/**
 * Whether a sign-in is refused because everybody knows its password and the server listens beyond this machine.
 * @param host the address that is listened on
 */
export const isRefusedDemoSignIn = (host: string, username: string, password: string): boolean =>
	!isLoopbackHost(host) &&
	password === username.toLowerCase() &&
	(DEMO_ACCOUNTS as readonly string[]).includes(username.toLowerCase());
