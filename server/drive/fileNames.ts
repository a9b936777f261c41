const NAME_MAX = 200;

/** Whether a drive file may be called so. */
export const isFileName = (name: string): boolean =>
	name.trim().length > 0 && name.length <= NAME_MAX && !/[\\/]/.test(name) && !name.includes('..');

/** A name to fall back on where the sender's is none or may not be. */
export const cleanFileName = (name: string | null | undefined): string => {
	const cleaned = (name ?? '').trim().replace(/^.*[\\/]/, '');
	return cleaned === '' || cleaned === 'blob' ? 'untitled' : cleaned.replaceAll('..', '.').slice(0, NAME_MAX);
};

/** `content-disposition` for showing a file in the page, under its name in any script. */
export function inlineDisposition(name: string): string {
	const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
	const extended = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;
	return `inline; filename="${plain}"${extended}`;
}

/** `photo.jpg` → `photo-thumb.webp`. */
export const thumbnailName = (name: string): string => `${name.replace(/\.[^.]+$/, '')}-thumb.webp`;
