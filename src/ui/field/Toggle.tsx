import { type ReactNode, useId } from 'react';
import styles from './Toggle.module.css';

export interface ToggleProps {
	checked: boolean;
	onChange: (checked: boolean) => void;
	label: string;
	caption?: ReactNode;
	disabled?: boolean;
}

/** The common part of Switch and Checkbox: a label around a native checkbox. */
export function Toggle({
	checked,
	onChange,
	label,
	caption,
	disabled = false,
	kind,
}: ToggleProps & { kind: 'switch' | 'checkbox' }) {
	const id = useId();
	return (
		<label className={styles.toggle}>
			<input
				type="checkbox"
				role={kind === 'switch' ? 'switch' : undefined}
				className={styles[kind]}
				checked={checked}
				disabled={disabled}
				aria-describedby={caption === undefined ? undefined : id}
				onChange={event => onChange(event.target.checked)}
			/>
			<span>
				{label}
				{caption !== undefined && (
					<span id={id} className={styles.caption}>
						{caption}
					</span>
				)}
			</span>
		</label>
	);
}
