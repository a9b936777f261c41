import { boolean, object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';

export interface UnixClockData {
	readonly showMilliseconds: boolean;
}

export const unixClockKind = defineWidget({
	kind: 'unixClock',
	icon: 'numbers',
	title: 'widgets.kinds.unixClock',
	description: 'widgets.about.unixClock',
	isOffered: () => true,
	settings: {
		initial: { showMilliseconds: false } as UnixClockData,
		rules: object({ showMilliseconds: boolean() }),
		fields: () => ({ showMilliseconds: onOff({ label: text.widgets.unixClock.showMilliseconds }) }),
	},
	load: () => import('./UnixClockWidget'),
});
