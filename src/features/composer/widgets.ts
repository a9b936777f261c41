import type { ReactNode } from 'react';
import { object } from 'valibot';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { tokenMay } from '@/stores/session/tokenMay';

/** @param load loads what stands in for the form until it is touched, which the shell has for its layouts too */
export const composerWidgets = (load: () => Promise<{ default: () => ReactNode }>): readonly WidgetDefinition[] => [
	defineWidget({
		kind: 'postForm',
		icon: 'pencil',
		title: 'widgets.kinds.postForm',
		description: 'widgets.about.postForm',
		isOffered: session => session.isMember && tokenMay(session, 'write:notes'),
		settings: { initial: {}, rules: object({}) },
		load,
	}),
];
