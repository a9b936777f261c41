import { SessionProvider } from '@/stores/session/SessionContext';
import { sessionAt } from '@/stores/session/sessionAt';
import { openHoverCard } from '@/ui/overlay/openHoverCard';
import { watchHover } from '@/ui/overlay/watchHover';
import { LinkHoverCard } from './LinkHoverCard';

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
		show(link) {
			const url = link.getAttribute('href') ?? '';
			const card = openHoverCard(link, url, () => (
				<SessionProvider value={sessionAt(link)}>
					<LinkHoverCard url={url} />
				</SessionProvider>
			));
			link.setAttribute('aria-describedby', card.id);
			return {
				...card,
				close() {
					link.removeAttribute('aria-describedby');
					card.close();
				},
			};
		},
	});
}
