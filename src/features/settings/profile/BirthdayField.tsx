import type { ReactNode, SyntheticEvent } from 'react';
import { text } from '@/i18n/text';
import { TextField } from '@/ui/field/TextField';
import type { Bound } from '@/ui/form/controls';
import { PARTIAL_DAY } from './profileEdit';

/** A day, or none. A browser tells nothing of a part of one, which would be saved as none: it counts as a mistake. */
export function BirthdayField({ value, error, onChange }: Bound<string>): ReactNode {
	const look = ({ currentTarget: { validity, value: day } }: SyntheticEvent<HTMLInputElement>) => {
		if (validity.badInput) onChange(PARTIAL_DAY);
		else if (value === PARTIAL_DAY) onChange(day);
	};
	return (
		<TextField
			label={text.profileEdit.birthday}
			type="date"
			icon="cake"
			// What the field holds then: no part of what was typed is taken away.
			value={value === PARTIAL_DAY ? '' : value}
			error={error}
			onChange={onChange}
			onInput={look}
			onBlur={look}
		/>
	);
}
