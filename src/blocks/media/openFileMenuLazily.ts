import { showError } from '../actions/showError';
import type { FileMenuRequest } from './openFileMenu';

/** Opens the menu of a file; its code is loaded on first use. */
export async function openFileMenuLazily(request: FileMenuRequest): Promise<void> {
	try {
		const { openFileMenu } = await import('./openFileMenu');
		openFileMenu(request);
	} catch (error) {
		await showError(error);
	}
}
