import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const moderationPages: readonly PageDefinition[] = [
	{
		path: '/admin/user/$userId',
		icon: 'shield',
		title: 'moderation.title',
		gate: 'moderator',
		needs: 'read:admin:show-user',
		layout: 'plain',
		load: () => import('./ModeratedUserPage'),
	},
	{
		path: '/admin/file/$fileId',
		icon: 'shield',
		title: 'moderation.title',
		gate: 'moderator',
		needs: 'read:admin:drive',
		layout: 'plain',
		load: () => import('./ModeratedFilePage'),
	},
];
