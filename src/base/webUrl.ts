/** Bidi controls, other invisible characters and white space. They can make an address look like another one. */
const MISLEADING = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u;
const MAX_URL_LENGTH = 2048;

/** The parsed address if it is http or https and not too long, else null (rules/markup#links). */
export function webUrl(address: string): URL | null {
	if (address.length > MAX_URL_LENGTH || !/^https?:\/\//i.test(address)) return null;
	try {
		const url = new URL(address);
		return url.username === '' && url.password === '' ? url : null;
	} catch {
		return null;
	}
}

/** The address as it is shown: without `https://`, and percent-decoded except for misleading characters. */
export function urlLabel(url: URL): string {
	const scheme = url.protocol === 'https:' ? '' : `${url.protocol}//`;
	const path = readable(`${url.pathname}${url.search}${url.hash}`);
	return `${scheme}${url.host}${path === '/' ? '' : path}`;
}

function readable(path: string): string {
	try {
		const decoded = decodeURIComponent(path);
		return MISLEADING.test(decoded) ? path : decoded;
	} catch {
		return path;
	}
}
