import { useId } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './SegmentedControl.module.css';

interface Segment<V extends string> {
	value: V;
	text: string;
	icon?: IconName;
	disabled?: boolean;
}

interface SegmentedControlProps<V extends string> {
	segments: readonly Segment<V>[];
	value: V;
	onChange: (value: V) => void;
	label: string;
}

/** A choice between few short options, all visible. */
export function SegmentedControl<V extends string>({ segments, value, onChange, label }: SegmentedControlProps<V>) {
	const name = useId();
	return (
		<div className={styles.control} role="radiogroup" aria-label={label}>
			{segments.map(segment => (
				<label key={segment.value} className={styles.segment}>
					<input
						type="radio"
						className="visually-hidden"
						name={name}
						checked={segment.value === value}
						disabled={segment.disabled}
						onChange={() => onChange(segment.value)}
					/>
					{segment.icon && <Icon name={segment.icon} size={16} />}
					{segment.text}
				</label>
			))}
		</div>
	);
}
