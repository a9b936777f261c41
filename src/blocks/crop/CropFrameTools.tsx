import { type ReactNode, useId, useState } from 'react';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { TextField } from '@/ui/field/TextField';
import styles from './CropDialog.module.css';
import { CROP_RATIOS, type CropRatio, type Extent, hasDirection } from './cropFrame';

interface CropFrameToolsProps {
	ratio: CropRatio;
	isUpright: boolean;
	onChoose: (ratio: CropRatio, isUpright: boolean) => void;
	/** Pixels of the picture within the frame. */
	area: Extent | null;
	/** Called with the size wanted for a free frame, in pixels of the picture. */
	onSize: (size: Partial<Extent>) => void;
}

/** The frame's ratio, and its size: editable if the frame is free, else only shown. */
export function CropFrameTools({ ratio, isUpright, onChoose, area, onSize }: CropFrameToolsProps): ReactNode {
	const name = useId();
	const isFree = ratio === 'free';
	return (
		<>
			<div className={styles.ratios}>
				<div className={styles.choices} role="radiogroup" aria-label={text.crop.ratio}>
					{CROP_RATIOS.map(value => (
						<label key={value} className={styles.choice}>
							<input
								type="radio"
								className="visually-hidden"
								name={name}
								checked={value === ratio}
								onChange={() => onChoose(value, isUpright)}
							/>
							{nameOf(value, isUpright)}
						</label>
					))}
				</div>
				<IconButton
					icon="turn"
					label={text.crop.upright}
					aria-pressed={isUpright}
					active={isUpright && hasDirection(ratio)}
					disabled={!hasDirection(ratio)}
					onClick={() => onChoose(ratio, !isUpright)}
				/>
			</div>
			<div className={styles.size}>
				<SizeField
					label={text.crop.width}
					pixels={area?.width}
					isFixed={!isFree}
					onChange={width => onSize({ width })}
				/>
				<span aria-hidden="true">×</span>
				<SizeField
					label={text.crop.height}
					pixels={area?.height}
					isFixed={!isFree}
					onChange={height => onSize({ height })}
				/>
			</div>
		</>
	);
}

interface SizeFieldProps {
	label: string;
	pixels: number | undefined;
	isFixed: boolean;
	onChange: (pixels: number) => void;
}

function SizeField({ label, pixels, isFixed, onChange }: SizeFieldProps): ReactNode {
	// Applied when the user has finished typing: half a number would be another size.
	const [typed, setTyped] = useState<string | null>(null);
	const finish = () => {
		const wanted = Number(typed);
		if (typed !== null && wanted > 0) onChange(wanted);
		setTyped(null);
	};
	return (
		<TextField
			label={label}
			size="small"
			type="number"
			inputMode="numeric"
			min={1}
			suffix="px"
			readOnly={isFixed}
			value={typed ?? (pixels === undefined ? '' : String(pixels))}
			onChange={setTyped}
			onEnter={finish}
			onBlur={finish}
		/>
	);
}

function nameOf(ratio: CropRatio, isUpright: boolean): string {
	if (ratio === 'free') return text.crop.free;
	if (ratio === 'original') return text.crop.original;
	return isUpright ? ratio.split(':').toReversed().join(':') : ratio;
}
