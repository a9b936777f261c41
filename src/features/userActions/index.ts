import type { Intent } from '@/stores/intents';

export async function openUserMenu(intent: Extract<Intent, { kind: 'userMenu' }>): Promise<void> {
	return (await import('./openUserMenu')).openUserMenu(intent);
}

/** Preloads the card of a user. */
export const loadUserCard = (): Promise<unknown> => import('./openUserCard');

/** Starts showing cards for hovered or focused links to users. */
export async function showUserCards(): Promise<void> {
	(await import('./watchUserLinks')).watchUserLinks();
}
