import { boolean, maxValue, minValue, number, object, pipe } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { rangeField } from '@/blocks/widget/rangeField';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';
import { feedHost, secondsField, secondsRule, urlField, urlRule } from '../rss/rssSettings';

export interface RssTickerData {
	readonly url: string;
	readonly everySec: number;
	/** Seconds that a lap takes. */
	readonly lapSec: number;
	readonly reverse: boolean;
	readonly shuffle: boolean;
}

const LAP = { least: 10, most: 600 };

export const rssTickerKind = defineWidget({
	kind: 'rssTicker',
	icon: 'ticker',
	title: 'widgets.kinds.rssTicker',
	description: 'widgets.about.rssTicker',
	isOffered: () => true,
	settings: {
		initial: { url: '', everySec: 300, lapSec: 100, reverse: false, shuffle: true } as RssTickerData,
		rules: object({
			url: urlRule(),
			everySec: secondsRule(),
			lapSec: pipe(number(), minValue(LAP.least), maxValue(LAP.most)),
			reverse: boolean(),
			shuffle: boolean(),
		}),
		fields: () => ({
			url: urlField(),
			everySec: secondsField(),
			lapSec: rangeField({
				label: text.widgets.rss.lap,
				min: LAP.least,
				max: LAP.most,
				step: 10,
				suffix: text.widgets.seconds,
			}),
			reverse: onOff({ label: text.widgets.rss.reverse }),
			shuffle: onOff({ label: text.widgets.rss.shuffle }),
		}),
	},
	titleOf: ({ url }) => feedHost(url),
	load: () => import('./RssTickerWidget'),
});
