import type { ReactNode } from 'react';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { text } from '@/i18n/text';
import { Select } from '@/ui/field/Select';
import { TextField } from '@/ui/field/TextField';
import styles from './BeforeControl.module.css';
import { dayOf, secondsOfDay } from './daySeconds';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Ages in seconds, as the server takes them: negative. */
const AGES = {
	hour: -HOUR,
	day: -DAY,
	threeDays: -3 * DAY,
	week: -7 * DAY,
	month: -30 * DAY,
	threeMonths: -90 * DAY,
	year: -365 * DAY,
} as const;

const NAMES = Object.keys(AGES) as readonly (keyof typeof AGES)[];

/** From which age on, or before which day, something applies to notes: null for never, negative for an age. */
export function BeforeControl({ label, caption, value, error, disabled, onChange }: OwnControlProps): ReactNode {
	const seconds = typeof value === 'number' ? value : null;
	const name = NAMES.find(each => AGES[each] === seconds);
	const isDay = seconds !== null && seconds >= 0;
	const chosen = seconds === null ? 'never' : isDay ? 'date' : (name ?? 'other');
	const { never, date, other, ages, day } = text.settings.before;
	const options = [
		{ value: 'never', text: never },
		...NAMES.map(each => ({ value: each, text: ages[each] })),
		{ value: 'date', text: date },
		...(chosen === 'other' ? [{ value: 'other', text: other, disabled: true }] : []),
	];
	const choose = (next: string) => {
		const age = NAMES.find(each => each === next);
		if (next === 'date') onChange(secondsOfDay(dayOf(Date.now() / 1000)));
		else if (next !== 'other') onChange(age === undefined ? null : AGES[age]);
	};
	return (
		<div className={styles.fields}>
			<Select
				label={label}
				caption={caption}
				options={options}
				value={chosen}
				error={error}
				disabled={disabled}
				onChange={choose}
			/>
			{isDay && (
				<TextField
					label={day}
					type="date"
					value={dayOf(seconds)}
					disabled={disabled}
					onChange={next => {
						const then = secondsOfDay(next);
						if (then !== null) onChange(then);
					}}
				/>
			)}
		</div>
	);
}
