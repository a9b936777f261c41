import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** For developers: nothing links here. */
export const mfmGalleryPages: Pick<Pages, 'mfmGallery'> = {
	mfmGallery: { gate: everyone, layout: 'plain', load: () => import('./MfmGalleryPage') },
};
