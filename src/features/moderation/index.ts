import type { Pages } from '@/blocks/hosting/PageDefinition';
import { moderator } from '@/blocks/hosting/pageGates';

const shared = { gate: moderator, layout: 'plain' } as const;

export const moderationPages: Pick<Pages, 'moderatedUser' | 'moderatedFile'> = {
	moderatedUser: { ...shared, needs: 'read:admin:show-user', load: () => import('./ModeratedUserPage') },
	moderatedFile: { ...shared, needs: 'read:admin:drive', load: () => import('./ModeratedFilePage') },
};
