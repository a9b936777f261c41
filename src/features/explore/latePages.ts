import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'explore'> = {
	explore: () => import('./ExplorePage'),
};
