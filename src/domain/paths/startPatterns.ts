/** The start page. The script that runs before the first paint uses this file. */
export const INDEX = '/';

/** The pages that start without the app's frame (rules/start#minimal-mode). */
export const MINIMAL_PATTERNS = {
	share: '/share',
	consent: '/miauth/$session',
	appAuth: '/auth/$token',
	oauth: '/oauth/authorize',
	signupComplete: '/signup-complete/$code',
	installExtensions: '/install-extensions',
} as const;

/** How the network has misspelt `installExtensions`, and pages link to it. It leads there (`shell/prepareAddress`). */
export const MISSPELT_INSTALL = '/install-extentions';

const PATTERNS: readonly string[] = [...Object.values(MINIMAL_PATTERNS), MISSPELT_INSTALL];
const firstSegment = (path: string): string | undefined => path.split('/')[1];

/** Whether a path starts in minimal mode: it begins like one of these pages. */
export function isMinimalPath(path: string): boolean {
	return PATTERNS.some(pattern => firstSegment(pattern) === firstSegment(path));
}
