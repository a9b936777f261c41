/** The page that a start without an address shows. What the script before the first paint asks for stands in this file. */
export const INDEX = '/';

/**
 * The pages that start without the app around them (rules/start#minimal-mode). Those without a page yet say that there
 * is none.
 */
export const MINIMAL_PATTERNS = {
	share: '/share',
	consent: '/miauth/$session',
	appAuth: '/auth/$token',
	oauth: '/oauth/authorize',
	signupComplete: '/signup-complete/$code',
	installExtensions: '/install-extensions',
} as const;

const PATTERNS: readonly string[] = Object.values(MINIMAL_PATTERNS);
const firstSegment = (path: string): string | undefined => path.split('/')[1];

/** Whether an address starts in the minimal mode: all that begin like one of these pages do. */
export function isMinimalPath(path: string): boolean {
	return PATTERNS.some(pattern => firstSegment(pattern) === firstSegment(path));
}
