import { boolean, maxValue, minValue, number, object, pipe } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { rangeField } from '@/blocks/widget/rangeField';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';
import { feedHost, secondsField, secondsRule, urlField, urlRule } from './rssSettings';

export interface RssData {
	readonly url: string;
	readonly everySec: number;
	readonly most: number;
	readonly shuffle: boolean;
}

const MOST = { least: 3, most: 50 };

export const rssKind = defineWidget({
	kind: 'rss',
	icon: 'feed',
	title: 'widgets.kinds.rss',
	description: 'widgets.about.rss',
	isOffered: () => true,
	settings: {
		initial: { url: '', everySec: 300, most: 10, shuffle: false } as RssData,
		rules: object({
			url: urlRule(),
			everySec: secondsRule(),
			most: pipe(number(), minValue(MOST.least), maxValue(MOST.most)),
			shuffle: boolean(),
		}),
		fields: () => ({
			url: urlField(),
			most: rangeField({ label: text.widgets.rss.most, min: MOST.least, max: MOST.most, step: 1 }),
			everySec: secondsField(),
			shuffle: onOff({ label: text.widgets.rss.shuffle }),
		}),
	},
	titleOf: ({ url }) => feedHost(url),
	load: () => import('./RssWidget'),
});
