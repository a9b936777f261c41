import type { DriveFile } from '@/domain/DriveFile';

/**
 * Opens the viewer over the page; its code is loaded with the first use.
 * @param index which of the files is shown first
 * @param opener gets the focus back
 */
export async function openGallery(files: readonly DriveFile[], index: number, opener: HTMLElement): Promise<void> {
	const { showGallery } = await import('./showGallery');
	await showGallery(files, Math.max(0, index), opener);
}
