import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

const shared = { gate: member, frame: 'settings' } as const;
const late = () => import('./latePages');

export const securityPages: Pick<Pages, 'security' | 'apps'> = lateAlike(late, shared, ['security', 'apps']);
