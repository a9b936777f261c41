import { type ReactNode, useId, useState } from 'react';
import { text } from '@/i18n/text';
import { BareCheckbox } from '@/ui/field/BareCheckbox';
import { Checkbox } from '@/ui/field/Checkbox';
import { CheckboxGroup } from '@/ui/field/CheckboxGroup';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { Switch } from '@/ui/field/Switch';
import styles from '../PreviewPage.module.css';

const nothing = () => {};

/** What is on or off, and what is one of few. */
export function ChoiceSamples(): ReactNode {
	const { sample } = text.preview;
	const id = useId();
	const [isOn, setOn] = useState(true);
	const [isTicked, setTicked] = useState(false);
	const [harbours, setHarbours] = useState<readonly ('north' | 'south')[]>(['north']);
	const [size, setSize] = useState<'small' | 'normal' | 'large'>('normal');
	return (
		<>
			<Switch label={sample.toggle} caption={sample.caption} checked={isOn} onChange={setOn} />
			<Switch label={sample.off} disabled checked={false} onChange={nothing} />
			<Checkbox label={sample.tick} checked={isTicked} onChange={setTicked} />
			<div className={styles.row}>
				<BareCheckbox id={id} label={sample.bare} checked={isTicked} onChange={setTicked} />
				{sample.bare}
			</div>
			<CheckboxGroup
				label={sample.list}
				options={[
					{ value: 'north', text: sample.north },
					{ value: 'south', text: sample.south },
				]}
				value={harbours}
				onChange={setHarbours}
			/>
			<SegmentedControl
				label={sample.size}
				value={size}
				onChange={setSize}
				segments={[
					{ value: 'small', text: sample.small },
					{ value: 'normal', text: sample.medium, icon: 'check' },
					{ value: 'large', text: sample.large, disabled: true },
				]}
			/>
		</>
	);
}
