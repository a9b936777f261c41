import styles from './Toggle.module.css';

interface BareCheckboxProps {
	/** Of the element. */
	id: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
	/** Only for screen readers. */
	label: string;
}

/** A checkbox without a visible label, for rows that are chosen as a whole. */
export function BareCheckbox({ id, checked, onChange, label }: BareCheckboxProps) {
	return (
		<input
			id={id}
			type="checkbox"
			className={styles.checkbox}
			checked={checked}
			aria-label={label}
			onChange={event => onChange(event.target.checked)}
		/>
	);
}
