import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'scratchpad'> = { scratchpad: () => import('./ScratchpadPage') };
