import { Icon } from '../icon/Icon';
import { Field, type FieldTexts } from './Field';
import styles from './input.module.css';

export interface SelectOption<V extends string> {
	readonly value: V;
	readonly text: string;
	readonly disabled?: boolean;
}

interface SelectProps<V extends string> extends FieldTexts {
	value: V;
	options: readonly SelectOption<V>[];
	onChange: (value: V) => void;
	size?: 'small' | 'normal' | 'large';
	disabled?: boolean;
}

/** A choice from several options. Uses the platform's own list: phones show their wheel, and it costs nothing. */
export function Select<V extends string>(props: SelectProps<V>) {
	const { value, options, onChange, size = 'normal', disabled = false, ...texts } = props;
	return (
		<Field {...texts}>
			{control => (
				<div className={styles.box} data-size={size}>
					<select
						{...control}
						className={styles.control}
						value={value}
						disabled={disabled}
						onChange={event => {
							const chosen = options[event.target.selectedIndex];
							if (chosen) onChange(chosen.value);
						}}
					>
						{options.map(option => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.text}
							</option>
						))}
					</select>
					<Icon name="selector" size={16} className={styles.arrow ?? ''} />
				</div>
			)}
		</Field>
	);
}
