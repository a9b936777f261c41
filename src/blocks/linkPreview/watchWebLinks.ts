import { lateHoverCard } from '@/ui/overlay/lateHoverCard';
import { watchHover } from '@/ui/overlay/watchHover';

/** rules/media#link-previews: link preview hover. */
const SHOW_MS = 300;
/** Short, as the card has nothing to press. */
const HIDE_MS = 100;

/**
 * Shows a card for the hovered link in a text.
 * @returns the function that stops it
 */
export function watchWebLinks(): () => void {
	return watchHover({
		showMs: SHOW_MS,
		hideMs: HIDE_MS,
		linkAt: element => element.closest<HTMLAnchorElement>('a[data-web]'),
		show: link => lateHoverCard(async () => (await import('./openLinkCard')).openLinkCard(link)),
	});
}
