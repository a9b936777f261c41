import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { sessionAt } from '@/stores/session/sessionAt';

interface OpenedFrom {
	/** The account of the column around the focus; elsewhere the page's own. */
	readonly session: Session;
	readonly navigation: Navigation;
	/** What has the focus. */
	readonly anchor: HTMLElement;
}

/**
 * Where something was opened by a key.
 * @param own the page's account
 * @param navigation of the page: the main view belongs to its account, pages of others open in windows
 */
export function openedFrom(own: Session, navigation: Navigation): OpenedFrom {
	const { activeElement } = document;
	const anchor = activeElement instanceof HTMLElement ? activeElement : document.body;
	const session = sessionAt(anchor);
	return { session, anchor, navigation: session === own ? navigation : inWindows(session, navigation) };
}

const inWindows = (session: Session, { hasPage }: Navigation): Navigation => ({
	hasPage,
	navigate: path => intents.send({ kind: 'openWindow', session, path }),
	href: path => session.origin + path,
});
