import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** For developers and makers of themes: only the palette links here. */
export const previewPages: Pick<Pages, 'preview'> = lateAlike(() => import('./latePages'), { gate: everyone }, [
	'preview',
]);
