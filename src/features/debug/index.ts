import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** For those who look for a fault: nothing links here. */
export const debugPages: Pick<Pages, 'debug'> = lateAlike(() => import('./latePages'), { gate: everyone }, ['debug']);
