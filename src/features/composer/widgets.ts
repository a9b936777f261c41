import { object } from 'valibot';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { tokenMay } from '@/stores/session/tokenMay';

export const widgets: readonly WidgetDefinition[] = [
	defineWidget({
		kind: 'postForm',
		icon: 'pencil',
		title: 'widgets.kinds.postForm',
		description: 'widgets.about.postForm',
		isOffered: session => session.isMember && tokenMay(session, 'write:notes'),
		settings: { initial: {}, rules: object({}) },
		load: () => import('./PostFormWidget'),
	}),
];
