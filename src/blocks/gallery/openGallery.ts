import type { DriveFile } from '@/domain/drive/DriveFile';
import { showError } from '../actions/showError';

/** Opens the menu of a picture. @param leave closes the gallery, and goes to a page of the app where one is named */
export type GalleryMenu = (file: DriveFile, anchor: HTMLElement, leave: (path?: string) => void) => void;

export interface GalleryOptions {
	/** Gets the focus back. */
	readonly opener: HTMLElement;
	readonly openMenu: GalleryMenu;
	readonly navigate: (path: string) => void;
}

/** The viewer's code. */
export const loadGallery = () => import('./showGallery');

/**
 * Opens the viewer over the page; its code is loaded with the first use.
 * @param index which of the files is shown first
 */
export async function openGallery(files: readonly DriveFile[], index: number, options: GalleryOptions): Promise<void> {
	try {
		const { showGallery } = await loadGallery();
		await showGallery(files, Math.max(0, index), options);
	} catch (error) {
		await showError(error);
	}
}
