import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

export const playPages: Pick<Pages, 'plays' | 'play' | 'newPlay' | 'editedPlay'> = {
	...lateAlike(late, { gate: everyone }, ['plays', 'play']),
	...lateAlike(late, { gate: member, needs: 'write:flash' }, ['newPlay', 'editedPlay']),
};
