import { object, picklist } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { oneInView } from '@/ui/form/controls';

export interface ActivityData {
	readonly view: 'days' | 'lines';
}

const VIEWS = ['days', 'lines'] as const;

export const activityKind = defineWidget({
	kind: 'activity',
	icon: 'pulse',
	title: 'widgets.kinds.activity',
	description: 'widgets.about.activity',
	isOffered: session => session.isMember,
	settings: {
		initial: { view: 'days' } as ActivityData,
		rules: object({ view: picklist(VIEWS) }),
		fields: () => ({
			view: oneInView({
				label: text.widgets.view,
				options: VIEWS.map(value => ({ value, text: text.widgets.activity.views[value] })),
			}),
		}),
	},
	load: () => import('./ActivityWidget'),
});
