import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { LayerAlign } from '@/domain/image/imageLayerKinds';
import { text } from '@/i18n/text';
import styles from './LayerFields.module.css';

const ROWS = ['top', 'center', 'bottom'] as const;
const COLUMNS = ['left', 'center', 'right'] as const;
const PLACES = ROWS.flatMap(y => COLUMNS.map(x => ({ x, y })));

interface AlignPadProps {
	label: string;
	value: LayerAlign;
	onChange: (value: LayerAlign) => void;
}

/** Nine positions, laid out as in the picture. */
export function AlignPad({ label, value, onChange }: AlignPadProps): ReactNode {
	const name = useId();
	const choose = ({ x, y }: LayerAlign) => onChange({ ...value, x, y });
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
		// The browser handles left and right, and would do the same for up and down.
		const by = event.key === 'ArrowUp' ? -COLUMNS.length : event.key === 'ArrowDown' ? COLUMNS.length : 0;
		const place = PLACES[index + by];
		if (by === 0) return;
		event.preventDefault();
		if (!place) return;
		choose(place);
		event.currentTarget.closest('fieldset')?.querySelectorAll('input')[index + by]?.focus();
	};
	return (
		<fieldset className={styles.align}>
			<legend className={styles.label}>{label}</legend>
			<div className={styles.pad}>
				{PLACES.map(({ x, y }, index) => (
					<label key={`${y} ${x}`} className={styles.place} data-tooltip={text.imageEditor.places[`${y}_${x}`]}>
						<input
							type="radio"
							className="visually-hidden"
							name={name}
							aria-label={text.imageEditor.places[`${y}_${x}`]}
							checked={value.x === x && value.y === y}
							onChange={() => choose({ x, y })}
							onKeyDown={event => onKeyDown(event, index)}
						/>
					</label>
				))}
			</div>
		</fieldset>
	);
}
