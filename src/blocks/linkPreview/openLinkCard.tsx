import { SessionProvider } from '@/stores/session/SessionContext';
import { sessionAt } from '@/stores/session/sessionAt';
import { type HoverCard, openHoverCard } from '@/ui/overlay/openHoverCard';
import { LinkHoverCard } from './LinkHoverCard';

/** Shows the card of what is linked, which describes the link meanwhile. */
export function openLinkCard(link: HTMLElement): HoverCard {
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
}
