import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

type ServerPage = 'about' | 'serverInfo' | 'aboutClient' | 'contact' | 'ads' | 'invite';

export const serverPages: Pick<Pages, ServerPage> = {
	...lateAlike(late, { gate: everyone, layout: 'column' }, ['about', 'serverInfo']),
	...lateAlike(late, { gate: everyone }, ['aboutClient', 'contact', 'ads']),
	...lateAlike(late, { gate: everyone, needs: 'read:invite-codes' }, ['invite']),
};
