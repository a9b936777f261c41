import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'pages' | 'userPage' | 'newPage' | 'editedPage'> = {
	pages: () => import('./list/PagesPage'),
	userPage: () => import('./view/UserPage'),
	newPage: () => import('./edit/NewPage'),
	editedPage: () => import('./edit/EditedPage'),
};
