import { t } from '@/i18n/t';
import { SessionProvider } from '@/stores/session/SessionContext';
import { sessionAt } from '@/stores/session/sessionAt';
import { openHoverCard } from '@/ui/overlay/openHoverCard';
import { watchHover } from '@/ui/overlay/watchHover';
import { UserCard } from './UserCard';

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
		show(link, isByKeyboard) {
			const name = (link.dataset.path ?? '').slice(1);
			return openHoverCard(link, t('userMenu.card', { name }), () => (
				<SessionProvider value={sessionAt(link)}>
					<UserCard name={name} isByKeyboard={isByKeyboard} />
				</SessionProvider>
			));
		},
	});
}
