const OTHER_NAME: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** The same port of this machine by its other name, which browsers take for another origin; null for any other place. */
export function otherLoopbackOrigin(origin: string): string | null {
	const url = new URL(origin);
	const name = OTHER_NAME[url.hostname];
	if (name === undefined) return null;
	url.hostname = name;
	return url.origin;
}
