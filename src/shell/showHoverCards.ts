import { watchWebLinks } from '@/blocks/linkPreview/watchWebLinks';
import { showUserCards } from '@/features/userActions';

/** Shows cards beside links to people and to other sites, from now on. */
export async function showHoverCards(): Promise<void> {
	watchWebLinks();
	await showUserCards();
}
