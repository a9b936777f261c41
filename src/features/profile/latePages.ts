import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'profile' | 'following' | 'followers' | 'followRequests' | 'userTag'> = {
	profile: () => import('./ProfilePage'),
	following: () => import('./lists/FollowingPage'),
	followers: () => import('./lists/FollowersPage'),
	followRequests: () => import('./lists/FollowRequestsPage'),
	userTag: () => import('./lists/UserTagPage'),
};
