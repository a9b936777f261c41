import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

export const apiConsolePages: Pick<Pages, 'apiConsole'> = lateAlike(() => import('./latePages'), { gate: member }, [
	'apiConsole',
]);
