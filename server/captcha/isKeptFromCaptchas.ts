import type { IncomingHttpHeaders } from 'node:http';
import type { CaptchaPlace } from './captchaPlace';

/** Shows a captcha in a frame, by a policy of its own. */
export const CAPTCHA_PAGE = '/captcha.html';
const ITS_SCRIPT = /^\/assets\/captcha-[\w-]{7,8}\.js$/;

interface Asked {
	/** `host:port` as the request names it. */
	readonly host: string;
	/** Path and query. */
	readonly url: string;
	readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a request gets nothing because of where it comes to: the origin of captchas serves their page alone. Where
 * that is only another name of this machine, other programs may use it; pages of that origin may not.
 */
export function isKeptFromCaptchas({ host, url, headers }: Asked, place: CaptchaPlace | null): boolean {
	if (place === null || host !== place.host) return false;
	const [path = ''] = url.split('?');
	if (path === CAPTCHA_PAGE || ITS_SCRIPT.test(path)) return false;
	return place.isNamed || headers['sec-fetch-site'] === 'same-origin' || headers.origin === place.origin;
}
