import { object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';

export const instanceCloudKind = defineWidget({
	kind: 'instanceCloud',
	icon: 'cloudNetwork',
	title: 'widgets.kinds.instanceCloud',
	description: 'widgets.about.instanceCloud',
	isOffered: () => true,
	settings: { initial: {}, rules: object({}) },
	load: () => import('./InstanceCloudWidget'),
});
