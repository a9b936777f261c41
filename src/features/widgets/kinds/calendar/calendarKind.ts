import { boolean, object, picklist } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { oneOf, onOff } from '@/ui/form/controls';

export interface CalendarData {
	/** Shows the days of the month below. */
	readonly showMonth: boolean;
	/** The day with which weeks begin; `auto`: as is usual where the language is spoken. */
	readonly firstDay: 'auto' | 'sunday' | 'monday' | 'saturday';
}

const FIRST_DAYS = ['auto', 'sunday', 'monday', 'saturday'] as const;

export const calendarKind = defineWidget({
	kind: 'calendar',
	icon: 'calendar',
	title: 'widgets.kinds.calendar',
	description: 'widgets.about.calendar',
	isOffered: () => true,
	settings: {
		initial: { showMonth: false, firstDay: 'auto' } as CalendarData,
		rules: object({ showMonth: boolean(), firstDay: picklist(FIRST_DAYS) }),
		fields: ({ showMonth }) => ({
			showMonth: onOff({ label: text.widgets.calendar.showMonth }),
			firstDay: showMonth
				? oneOf({
						label: text.widgets.calendar.firstDay,
						options: FIRST_DAYS.map(value => ({ value, text: text.widgets.calendar.firstDays[value] })),
					})
				: null,
		}),
	},
	load: () => import('./CalendarWidget'),
});
