import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** The page of a note, with one of its tabs (rules/notes#the-page-of-a-note). */
export const notePages: Pick<Pages, 'note'> = {
	note: { gate: everyone, load: () => import('./NotePage') },
};
