/** Names of this machine, for which http is used (development, tests). */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** The origin of a server as typed (`a.server`, `https://a.server/…`, `@me@a.server`); null if invalid. */
export function serverOrigin(typed: string): string | null {
	const value = typed.trim().replace(/^@?[\w-]+@/, '');
	if (value === '') return null;
	const hasScheme = /^https?:\/\//i.test(value);
	const [host = ''] = value.split('/');
	try {
		const url = new URL(hasScheme ? value : `${LOOPBACK.test(host) ? 'http' : 'https'}://${value}`);
		const isPlain = url.protocol === 'http:';
		if (isPlain && !LOOPBACK.test(url.host)) return null;
		return url.host.includes('.') || LOOPBACK.test(url.host) ? url.origin : null;
	} catch {
		return null;
	}
}
