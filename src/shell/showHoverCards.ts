import { watchWebLinks } from '@/blocks/linkPreview/watchWebLinks';
import { showUserCards } from '@/features/userActions';

/** Starts showing cards for links to users and to other sites. */
export async function showHoverCards(): Promise<void> {
	watchWebLinks();
	await showUserCards();
}
