import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'mfmGallery'> = { mfmGallery: () => import('./MfmGalleryPage') };
