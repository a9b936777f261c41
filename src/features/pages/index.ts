import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

/** The pages about pages: documents of blocks that people write. */
export const pagesPages: Pick<Pages, 'pages' | 'userPage' | 'newPage' | 'editedPage'> = {
	...lateAlike(late, { gate: everyone }, ['pages', 'userPage']),
	...lateAlike(late, { gate: member, needs: 'write:pages' }, ['newPage', 'editedPage']),
};
