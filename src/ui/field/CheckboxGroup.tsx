import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';
import styles from './CheckboxGroup.module.css';
import type { SelectOption } from './Select';

interface CheckboxGroupProps<V extends string> {
	label: string;
	options: readonly SelectOption<V>[];
	/** The chosen ones. Values that aren't among the options stay in it. */
	value: readonly V[];
	onChange: (value: readonly V[]) => void;
}

/** Any number of several options, all in view. */
export function CheckboxGroup<V extends string>({ label, options, value, onChange }: CheckboxGroupProps<V>): ReactNode {
	return (
		<fieldset className={styles.group}>
			<legend className={styles.label}>{label}</legend>
			<div className={styles.options}>
				{options.map(option => (
					<Checkbox
						key={option.value}
						label={option.text}
						checked={value.includes(option.value)}
						disabled={option.disabled ?? false}
						onChange={isOn => onChange(isOn ? [...value, option.value] : value.filter(each => each !== option.value))}
					/>
				))}
			</div>
		</fieldset>
	);
}
