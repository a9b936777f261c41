import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'security' | 'apps'> = {
	security: () => import('./SecurityPage'),
	apps: () => import('./AppsPage'),
};
