import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'debug'> = { debug: () => import('./DebugPage') };
