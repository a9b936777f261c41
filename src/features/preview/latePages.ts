import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'preview'> = { preview: () => import('./PreviewPage') };
