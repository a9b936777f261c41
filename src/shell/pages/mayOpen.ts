import type { AppPage } from '@/domain/paths/patterns';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { pages } from '../registry';

/** Whether a page opens for this account: by its gate, and by what its token may do. */
export function mayOpen({ isMember, me, key }: Session, name: AppPage): boolean {
	const { gate, needs } = pages[name];
	return gate({ isMember, me: me.getState().me }) === 'open' && (needs === undefined || tokenMay({ key }, needs));
}
