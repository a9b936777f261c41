import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'plays' | 'play' | 'newPlay' | 'editedPlay'> = {
	plays: () => import('./list/PlaysPage'),
	play: () => import('./run/PlayPage'),
	newPlay: () => import('./form/NewPlayPage'),
	editedPlay: () => import('./form/EditedPlayPage'),
};
