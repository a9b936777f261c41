import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
	label: string;
	/** Shows the label to screen readers only (a search box with its icon). */
	hideLabel?: boolean;
	/** Below the control, dim. */
	caption?: ReactNode;
	/** Shown below the control instead of the caption; marks the control as invalid. */
	error?: string | undefined;
}

interface FieldControl {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
	/** Renders the control with the attributes that link it to its label and messages. */
	children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, and its caption or error below. */
export function Field({ label, hideLabel = false, caption, error, children }: FieldProps) {
	const id = useId();
	const message = error ?? caption;
	return (
		<div className={styles.field}>
			<label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
				{label}
			</label>
			{children({
				id,
				'aria-describedby': message === undefined ? undefined : `${id}-message`,
				'aria-invalid': error === undefined ? undefined : true,
			})}
			{message !== undefined && (
				<div
					id={`${id}-message`}
					className={styles.message}
					data-error={error !== undefined || undefined}
					role={error === undefined ? undefined : 'alert'}
				>
					{message}
				</div>
			)}
		</div>
	);
}
