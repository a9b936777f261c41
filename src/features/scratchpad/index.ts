import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

export const scratchpadPages: Pick<Pages, 'scratchpad'> = lateAlike(() => import('./latePages'), { gate: everyone }, [
	'scratchpad',
]);
