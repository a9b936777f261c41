import { boolean, check, object, picklist, pipe, string } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { oneOf, onOff } from '@/ui/form/controls';
import { zoneField } from '../fields';
import { isTimeZone, zoneName } from '../timeZones';

export interface ClockData {
	/** An IANA name; empty for the device's own. */
	readonly zone: string;
	readonly numbers: 'none' | 'quarters' | 'all';
	readonly marks: 'none' | 'dots' | 'lines';
	readonly showSeconds: boolean;
	/** Shows place and time below, as digits. */
	readonly showLabel: boolean;
}

const NUMBERS = ['none', 'quarters', 'all'] as const;
const MARKS = ['none', 'dots', 'lines'] as const;

export const clockKind = defineWidget({
	kind: 'clock',
	icon: 'clock',
	title: 'widgets.kinds.clock',
	description: 'widgets.about.clock',
	isOffered: () => true,
	settings: {
		initial: { zone: '', numbers: 'quarters', marks: 'lines', showSeconds: true, showLabel: false } as ClockData,
		rules: object({
			zone: pipe(string(), check(isTimeZone, '')),
			numbers: picklist(NUMBERS),
			marks: picklist(MARKS),
			showSeconds: boolean(),
			showLabel: boolean(),
		}),
		fields: ({ zone }) => ({
			zone: zoneField(zone),
			numbers: oneOf({
				label: text.widgets.clocks.numbers,
				options: NUMBERS.map(value => ({ value, text: text.widgets.clocks.numbersOf[value] })),
			}),
			marks: oneOf({
				label: text.widgets.clocks.marks,
				options: MARKS.map(value => ({ value, text: text.widgets.clocks.marksOf[value] })),
			}),
			showSeconds: onOff({ label: text.widgets.clocks.showSeconds }),
			showLabel: onOff({ label: text.widgets.clocks.showLabel }),
		}),
	},
	titleOf: ({ zone }) => (zone === '' ? null : zoneName(zone)),
	load: () => import('./ClockWidget'),
});
