import { object, picklist } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { oneOf } from '@/ui/form/controls';

const VIEWS = ['all', 'cpu', 'mem', 'net', 'disk'] as const;

export interface ServerMetricData {
	readonly view: (typeof VIEWS)[number];
}

export const serverMetricKind = defineWidget({
	kind: 'serverMetric',
	icon: 'cpu',
	title: 'widgets.kinds.serverMetric',
	description: 'widgets.about.serverMetric',
	isOffered: () => true,
	settings: {
		initial: { view: 'all' } as ServerMetricData,
		rules: object({ view: picklist(VIEWS) }),
		fields: () => ({
			view: oneOf({
				label: text.widgets.view,
				options: VIEWS.map(value => ({ value, text: text.widgets.serverMetric.views[value] })),
			}),
		}),
	},
	load: () => import('./ServerMetricWidget'),
});
