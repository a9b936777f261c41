import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** For those who work on the client: nothing leads here. */
export const mfmGalleryPages: Pick<Pages, 'mfmGallery'> = {
	mfmGallery: { gate: everyone, layout: 'plain', load: () => import('./MfmGalleryPage') },
};
