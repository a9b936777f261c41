import { object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';

export const federationKind = defineWidget({
	kind: 'federation',
	icon: 'server',
	title: 'widgets.kinds.federation',
	description: 'widgets.about.federation',
	isOffered: () => true,
	settings: { initial: {}, rules: object({}) },
	load: () => import('./FederationWidget'),
});
