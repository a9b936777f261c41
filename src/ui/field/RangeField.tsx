import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { clamp } from '@/base/clamp';
import { t } from '@/i18n/t';
import styles from './RangeField.module.css';

interface RangeFieldProps {
	label: string;
	value: number;
	min: number;
	max: number;
	step: number;
	/** Shown behind the number: `%`, `°`. */
	suffix?: string;
	/** Within the range; on a step if chosen with the slider, as typed otherwise. */
	onChange: (value: number) => void;
}

/** A number field with a slider and a text input. */
export function RangeField({ label, value, min, max, step, suffix, onChange }: RangeFieldProps): ReactNode {
	const id = useId();
	// The text while it is being typed: `1.` is no number yet.
	const [typed, setTyped] = useState<string | null>(null);
	const type = (next: string) => {
		setTyped(next);
		const number = Number(next);
		if (next.trim() !== '' && Number.isFinite(number)) onChange(clamp(number, min, max));
	};
	const played = { '--played': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
	return (
		<div className={styles.range}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<span className={styles.exact}>
				<input
					type="number"
					className={styles.number}
					aria-label={t('ui.exactly', { name: label })}
					inputMode="decimal"
					min={min}
					max={max}
					step="any"
					value={typed ?? String(rounded(value))}
					onChange={event => type(event.target.value)}
					onBlur={() => setTyped(null)}
					onKeyDown={event => {
						const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
						if (by === 0) return;
						event.preventDefault();
						setTyped(null);
						onChange(clamp(rounded(value + by), min, max));
					}}
				/>
				{suffix !== undefined && <span aria-hidden="true">{suffix}</span>}
			</span>
			<input
				id={id}
				type="range"
				className={styles.slider}
				style={played}
				min={min}
				max={max}
				step={step}
				value={value}
				aria-valuetext={`${rounded(value)}${suffix ?? ''}`}
				onChange={event => {
					setTyped(null);
					onChange(Number(event.target.value));
				}}
			/>
		</div>
	);
}

/** Rounds off floating point errors such as 0.30000000000000004. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
