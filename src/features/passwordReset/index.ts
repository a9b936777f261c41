import { loadLate } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

export const passwordResetPages: Pick<Pages, 'resetPassword'> = {
	resetPassword: {
		gate: everyone,
		load: loadLate(() => import('./latePages'), 'resetPassword'),
	},
};
