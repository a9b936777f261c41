import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'moderatedUser' | 'moderatedFile'> = {
	moderatedUser: () => import('./ModeratedUserPage'),
	moderatedFile: () => import('./ModeratedFilePage'),
};
