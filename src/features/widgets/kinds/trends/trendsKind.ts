import { boolean, object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';

export interface TrendsData {
	readonly showCharts: boolean;
}

export const trendsKind = defineWidget({
	kind: 'trends',
	icon: 'trending',
	title: 'widgets.kinds.trends',
	description: 'widgets.about.trends',
	isOffered: () => true,
	settings: {
		initial: { showCharts: true } as TrendsData,
		rules: object({ showCharts: boolean() }),
		fields: () => ({ showCharts: onOff({ label: text.widgets.trends.showCharts }) }),
	},
	load: () => import('./TrendsWidget'),
});
