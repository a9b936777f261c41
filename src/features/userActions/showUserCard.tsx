import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { overlays } from '@/ui/overlay/overlays';
import { UserCard } from './UserCard';

export interface ShownCard {
	close: () => void;
	contains: (target: Node) => boolean;
	/** Puts the focus on the first thing in it that can be pressed. */
	focus: () => void;
	/** Whether this press of Tab goes out of it. */
	isLeaving: (event: KeyboardEvent) => boolean;
}

/** @param link to a profile; the card stands beside it */
export function showUserCard(session: Session, link: HTMLAnchorElement, isByKeyboard: boolean): ShownCard {
	const name = (link.dataset.path ?? '').slice(1);
	const handle = overlays.open({
		kind: 'hover',
		label: t('userMenu.card', { name }),
		anchor: link,
		render: () => (
			<SessionProvider value={session}>
				<UserCard name={name} isByKeyboard={isByKeyboard} />
			</SessionProvider>
		),
	});
	const panel = () => document.getElementById(`overlay-${handle.id}`);
	const buttons = () => [...(panel()?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
	return {
		close: () => handle.close(),
		contains: target => panel()?.contains(target) ?? false,
		focus: () => buttons()[0]?.focus({ preventScroll: true }),
		isLeaving: ({ shiftKey }) => document.activeElement === buttons().at(shiftKey ? 0 : -1),
	};
}
