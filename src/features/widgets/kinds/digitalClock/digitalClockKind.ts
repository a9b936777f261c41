import { boolean, check, object, picklist, pipe, string } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { oneInView, onOff } from '@/ui/form/controls';
import { zoneField } from '../fields';
import { isTimeZone, zoneName } from '../timeZones';

export interface DigitalClockData {
	/** An IANA name; empty for the device's own. */
	readonly zone: string;
	/** `auto`: as is usual where the language is spoken. */
	readonly hours: 'auto' | 'h12' | 'h23';
	readonly showSeconds: boolean;
	readonly showDate: boolean;
}

const HOURS = ['auto', 'h12', 'h23'] as const;

export const digitalClockKind = defineWidget({
	kind: 'digitalClock',
	icon: 'hourglass',
	title: 'widgets.kinds.digitalClock',
	description: 'widgets.about.digitalClock',
	isOffered: () => true,
	settings: {
		initial: { zone: '', hours: 'auto', showSeconds: true, showDate: true } as DigitalClockData,
		rules: object({
			zone: pipe(string(), check(isTimeZone, '')),
			hours: picklist(HOURS),
			showSeconds: boolean(),
			showDate: boolean(),
		}),
		fields: ({ zone }) => ({
			zone: zoneField(zone),
			hours: oneInView({
				label: text.widgets.clocks.hours,
				options: HOURS.map(value => ({ value, text: text.widgets.clocks.hoursOf[value] })),
			}),
			showSeconds: onOff({ label: text.widgets.clocks.showSeconds }),
			showDate: onOff({ label: text.widgets.clocks.showDate }),
		}),
	},
	titleOf: ({ zone }) => (zone === '' ? null : zoneName(zone)),
	load: () => import('./DigitalClockWidget'),
});
