import { object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';

export const jobQueueKind = defineWidget({
	kind: 'jobQueue',
	icon: 'queue',
	title: 'widgets.kinds.jobQueue',
	description: 'widgets.about.jobQueue',
	isOffered: () => true,
	settings: { initial: {}, rules: object({}) },
	load: () => import('./JobQueueWidget'),
});
