import { type ReactNode, useId, useState } from 'react';
import { t } from '@/i18n/t';
import styles from './ColorField.module.css';
import { TextField } from './TextField';

interface ColorFieldProps {
	label: string;
	/** `#rrggbb`. */
	value: string;
	error?: string | undefined;
	onChange: (value: string) => void;
}

const HEX = /^#?([\da-f]{6})$/i;
const SHORT_HEX = /^#?([\da-f])([\da-f])([\da-f])$/i;

/** A colour by the system's own picker, and by its digits. */
export function ColorField({ label, value, error, onChange }: ColorFieldProps): ReactNode {
	const id = useId();
	const [typed, setTyped] = useState<string | null>(null);
	const type = (next: string) => {
		setTyped(next);
		const color = readColor(next);
		if (color) onChange(color);
	};
	return (
		<div className={styles.color}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				type="color"
				className={styles.swatch}
				value={value}
				onChange={event => {
					setTyped(null);
					onChange(event.target.value);
				}}
			/>
			<TextField
				label={t('ui.exactly', { name: label })}
				hideLabel
				size="small"
				spellCheck={false}
				maxLength={7}
				value={typed ?? value}
				error={error}
				onChange={type}
				onBlur={() => setTyped(null)}
			/>
		</div>
	);
}

/** Parses six or three hex digits with or without `#`; null if it isn't a colour (yet). */
function readColor(typed: string): string | null {
	const digits = HEX.exec(typed.trim())?.[1];
	if (digits) return `#${digits.toLowerCase()}`;
	const short = SHORT_HEX.exec(typed.trim());
	return short
		? `#${short
				.slice(1)
				.map(digit => digit + digit)
				.join('')
				.toLowerCase()}`
		: null;
}
