import { t } from '@/i18n/t';
import { SessionProvider } from '@/stores/session/SessionContext';
import { sessionAt } from '@/stores/session/sessionAt';
import { type HoverCard, openHoverCard } from '@/ui/overlay/openHoverCard';
import { UserCard } from './UserCard';

/** Shows the card of the user whose profile is linked. */
export function openUserCard(link: HTMLElement, isByKeyboard: boolean): HoverCard {
	const name = (link.dataset.path ?? '').slice(1);
	return openHoverCard(link, t('userMenu.card', { name }), () => (
		<SessionProvider value={sessionAt(link)}>
			<UserCard name={name} isByKeyboard={isByKeyboard} />
		</SessionProvider>
	));
}
