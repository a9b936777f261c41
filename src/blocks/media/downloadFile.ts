import { webUrl } from '@/base/webUrl';
import type { DriveFile } from '@/domain/drive/DriveFile';

/** Downloads a file under its name; one of another server opens in a new tab, where it can be saved. */
export function downloadFile(file: Pick<DriveFile, 'url' | 'name'>): void {
	const url = webUrl(file.url);
	if (!url) return;
	const link = document.createElement('a');
	Object.assign(link, { href: url.href, download: file.name, target: '_blank', rel: 'nofollow noopener noreferrer' });
	link.click();
}
