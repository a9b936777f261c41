import { pathLink } from '@/blocks/actions/pathLink';
import { roleMenu } from '@/blocks/actions/roleMenu';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import type { UserAction } from '../ShownUser';

/** Actions of moderators, also on themselves. */
export const moderating: readonly UserAction[] = [
	{
		id: 'giveRole',
		icon: 'badge',
		name: () => text.userMenu.giveRole,
		who: 'moderator',
		needs: ['read:admin:roles', 'write:admin:roles'],
		items: ({ session, user }) => roleMenu(session, user.id),
	},
	{
		id: 'moderate',
		icon: 'shield',
		name: () => text.moderation.title,
		who: 'moderator',
		needs: ['read:admin:show-user'],
		link: ({ navigation, user }) => pathLink(navigation, pathTo('moderatedUser', { userId: user.id })),
	},
];
