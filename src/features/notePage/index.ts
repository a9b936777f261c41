import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** A note, and one of what its page tells of it first (rules/notes#the-page-of-a-note). */
export const notePages: Pick<Pages, 'note'> = {
	note: { gate: everyone, layout: 'plain', load: () => import('./NotePage') },
};
