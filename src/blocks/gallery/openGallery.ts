import type { DriveFile } from '@/domain/drive/DriveFile';
import { showError } from '../actions/showError';

/**
 * Opens the menu of a picture.
 * @param leave closes the gallery, and opens a page of the app if a path is given
 */
export type GalleryMenu = (file: DriveFile, anchor: HTMLElement, leave: (path?: string) => void) => void;

export interface GalleryOptions {
	/** Gets the focus when the gallery closes. */
	readonly opener: HTMLElement;
	readonly openMenu: GalleryMenu;
	readonly navigate: (path: string) => void;
}

/** Loads the viewer's code. */
export const loadGallery = () => import('./showGallery');

let isOpen = false;

/**
 * Opens the picture viewer over the page; its code is loaded on first use. Does nothing while one is open or loading, as
 * after the first press of two.
 * @param index of the file shown first
 * @returns resolves when it is closed
 */
export async function openGallery(files: readonly DriveFile[], index: number, options: GalleryOptions): Promise<void> {
	if (isOpen) return;
	isOpen = true;
	try {
		const { showGallery } = await loadGallery();
		await showGallery(files, Math.max(0, index), options);
	} catch (error) {
		await showError(error);
	} finally {
		isOpen = false;
	}
}
