import { webUrl } from '@/base/webUrl';
import { profilePath } from '@/domain/paths/profilePath';
import { text } from '@/i18n/text';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import type { ShownUser, UserAction } from '../ShownUser';

/** Actions that copy or open the user's handle and addresses. */
export const copying: readonly UserAction[] = [
	{
		id: 'copyHandle',
		icon: 'at',
		name: () => text.userMenu.copyHandle,
		caption: fullHandle,
		run: shown => void copyWithToast(fullHandle(shown)),
	},
	{
		id: 'copyAddress',
		icon: 'link',
		name: () => text.userMenu.copyAddress,
		run: ({ session, user }) => void copyWithToast(session.origin + profilePath(user)),
	},
	{
		id: 'copyId',
		icon: 'copy',
		name: () => text.userMenu.copyId,
		run: ({ user }) => void copyWithToast(user.id),
	},
	{
		id: 'copyRemoteAddress',
		icon: 'link',
		name: () => text.userMenu.copyRemoteAddress,
		isOffered: hasRemoteAddress,
		run: shown => void copyWithToast(remoteAddress(shown)),
	},
	{
		id: 'openRemote',
		icon: 'externalLink',
		name: () => text.noteActions.openRemote,
		isOffered: hasRemoteAddress,
		link: shown => ({ href: remoteAddress(shown), external: true }),
	},
];

/** With the server, also for local users. */
function fullHandle({ session, user }: ShownUser): string {
	return `@${user.username}@${user.host ?? session.host}`;
}

/** The URL of their profile on their own server; empty for local users. */
const remoteAddress = ({ user }: ShownUser): string => (user.host === null ? '' : (user.profile?.url ?? ''));

function hasRemoteAddress(shown: ShownUser): boolean {
	return webUrl(remoteAddress(shown)) !== null;
}
