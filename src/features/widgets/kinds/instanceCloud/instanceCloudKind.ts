import { object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';

export const instanceCloudKind = defineWidget({
	kind: 'instanceCloud',
	icon: 'cloudNetwork',
	title: 'widgets.kinds.instanceCloud',
	description: 'widgets.about.instanceCloud',
	isOffered: ({ server }) => server.getState().info?.federation !== 'none',
	settings: { initial: {}, rules: object({}) },
	load: () => import('./InstanceCloudWidget'),
});
