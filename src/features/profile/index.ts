import { lateAlike, loadLate } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';

type ProfilePages = 'profile' | 'following' | 'followers' | 'followRequests' | 'userTag';

const late = () => import('./latePages');

export const profilePages: Pick<Pages, ProfilePages> = {
	...lateAlike(late, { gate: everyone, layout: 'column' }, ['profile', 'following', 'followers', 'userTag']),
	followRequests: { gate: member, needs: 'read:following', layout: 'column', load: loadLate(late, 'followRequests') },
};
