import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'apiConsole'> = { apiConsole: () => import('./ApiConsolePage') };
