import { lateHoverCard } from '@/ui/overlay/lateHoverCard';
import { watchHover } from '@/ui/overlay/watchHover';

/** rules/people#cards: user preview hover. */
const SHOW_MS = 500;
const HIDE_MS = 500;

/** Links to profiles, but not to pages below one. */
const PROFILE_PATH = /^\/@[^/]+$/;

/**
 * Shows a card for hovered links to users.
 * @returns the function that stops it
 */
export function watchUserLinks(): () => void {
	return watchHover({
		showMs: SHOW_MS,
		hideMs: HIDE_MS,
		linkAt(element) {
			const link = element.closest<HTMLAnchorElement>('a[data-path]');
			return link && PROFILE_PATH.test(link.dataset.path ?? '') ? link : null;
		},
		show: (link, isByKeyboard) =>
			lateHoverCard(async () => (await import('./openUserCard')).openUserCard(link, isByKeyboard)),
	});
}
