import type { LatePages } from '@/blocks/hosting/LatePages';

export type LatePage =
	| ('ownLists' | 'ownList' | 'list')
	| ('ownClips' | 'clip')
	| ('antennas' | 'newAntenna' | 'antenna');

export const latePages: LatePages<LatePage> = {
	ownLists: () => import('./lists/ListsPage'),
	ownList: () => import('./lists/OwnListPage'),
	list: () => import('./lists/PublicListPage'),
	ownClips: () => import('./clips/ClipsPage'),
	clip: () => import('./clips/ClipPage'),
	antennas: () => import('./antennas/AntennasPage'),
	newAntenna: () => import('./antennas/NewAntennaPage'),
	antenna: () => import('./antennas/AntennaPage'),
};
