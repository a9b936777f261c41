import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** For developers: nothing links here. */
export const mfmGalleryPages: Pick<Pages, 'mfmGallery'> = lateAlike(
	() => import('./latePages'),
	{ gate: everyone, layout: 'plain' },
	['mfmGallery'],
);
