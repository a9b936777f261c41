import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';
import type { LoadTargetTimeline } from '@/blocks/hosting/TargetTimeline';

export const rolePages = (loadTimeline: LoadTargetTimeline): Pick<Pages, 'role'> => ({
	role: {
		gate: everyone,
		layout: 'column',
		load: async () => (await import('./latePages')).loadRolePage(loadTimeline),
	},
});
