const LENGTH_MAX = 100;
/** Control characters, and those that turn the direction of the text around a name. */
const MISLEADING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** An app's name as it is shown and stored; null if it has none. */
export function appName(given: string | null | undefined): string | null {
	const name = (given ?? '').replace(MISLEADING, ' ').replace(/\s+/g, ' ').trim();
	// A pair of code units that stand for one character isn't cut in two.
	return name === '' ? null : name.slice(0, LENGTH_MAX).replace(/[\ud800-\udbff]$/, '');
}
