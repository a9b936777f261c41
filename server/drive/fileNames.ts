const NAME_MAX = 200;

/** Whether a drive file may have this name. */
export const isFileName = (name: string): boolean =>
	name.trim().length > 0 && name.length <= NAME_MAX && !/[\\/]/.test(name) && !name.includes('..');

/** The sender's name, or a default if it is missing or invalid. */
export const cleanFileName = (name: string | null | undefined): string => {
	const cleaned = (name ?? '')
		.replace(/\p{Cc}/gu, '')
		.trim()
		.replace(/^.*[\\/]/, '');
	return cleaned === '' || cleaned === 'blob' ? 'untitled' : cleaned.replaceAll('..', '.').slice(0, NAME_MAX);
};

/** `content-disposition` for showing a file in the browser, with its name in any script. */
export function inlineDisposition(name: string): string {
	const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
	const extended = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;
	return `inline; filename="${plain}"${extended}`;
}

/** `photo.jpg` → `photo-thumb.webp`. */
export const thumbnailName = (name: string): string => `${name.replace(/\.[^.]+$/, '')}-thumb.webp`;

/** The last segment of a URL's path, decoded; empty if there is none. */
export const addressName = (url: URL): string => decoded(url.pathname.split('/').at(-1) ?? '');

/** The file name in a `content-disposition` header; null for none. */
export function dispositionName(disposition: string | null): string | null {
	if (disposition === null) return null;
	const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
	if (extended !== undefined) return decoded(extended);
	const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition) ?? [];
	return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
