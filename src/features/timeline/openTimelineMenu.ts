import { showError } from '@/blocks/actions/showError';

type Menus = typeof import('./timelineMenus');

/** Opens one of the timelines' menus; its code is loaded on first use. */
export async function openTimelineMenu(
	anchor: HTMLElement,
	open: (menus: Menus, anchor: HTMLElement) => void,
): Promise<void> {
	try {
		open(await import('./timelineMenus'), anchor);
	} catch (error) {
		await showError(error);
	}
}
