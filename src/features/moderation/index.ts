import { loadLate } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { moderator } from '@/blocks/hosting/pageGates';

const shared = { gate: moderator } as const;
const late = () => import('./latePages');

export const moderationPages: Pick<Pages, 'moderatedUser' | 'moderatedFile'> = {
	moderatedUser: { ...shared, needs: 'read:admin:show-user', load: loadLate(late, 'moderatedUser') },
	moderatedFile: { ...shared, needs: 'read:admin:drive', load: loadLate(late, 'moderatedFile') },
};
