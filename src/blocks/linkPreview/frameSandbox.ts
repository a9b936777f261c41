const WITHOUT_ORIGIN = 'allow-popups allow-popups-to-escape-sandbox allow-scripts';

/**
 * What frames of other sites may do: run scripts, open tabs, and use what their own origin has stored. They may not
 * navigate the page or show dialogs. A frame of this page's origin would reach the tokens of its accounts with that, so
 * it gets no origin (rules/accounts#where-tokens-are).
 */
export const frameSandbox = (url: string): string =>
	originOf(url) === location.origin ? WITHOUT_ORIGIN : `${WITHOUT_ORIGIN} allow-same-origin`;

function originOf(url: string): string {
	try {
		return new URL(url, location.href).origin;
	} catch {
		return location.origin;
	}
}
