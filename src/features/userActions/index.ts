import type { Intent } from '@/stores/intents';

export async function openUserMenu(intent: Extract<Intent, { kind: 'userMenu' }>): Promise<void> {
	return (await import('./openUserMenu')).openUserMenu(intent);
}

/** Shows cards of people whose links are hovered or focused, from now on. */
export async function showUserCards(): Promise<void> {
	(await import('./watchUserLinks')).watchUserLinks();
}
