import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

/** For those who work on the client: nothing leads here. Spec 2 §2.2 has the path. */
export const mfmGalleryPage: PageDefinition = {
	path: '/preview',
	icon: 'palette',
	title: 'mfm.gallery.title',
	gate: 'everyone',
	layout: 'plain',
	load: () => import('./MfmGalleryPage'),
};
