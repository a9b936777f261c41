import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { ColorField } from '@/ui/field/ColorField';
import { RangeField } from '@/ui/field/RangeField';
import styles from '../PreviewPage.module.css';

/** Numbers by a slider, and colors. */
export function SliderSamples(): ReactNode {
	const { sample } = text.preview;
	const [share, setShare] = useState(40);
	const [color, setColor] = useState('#0f659f');
	return (
		<div className={styles.grid}>
			<RangeField label={sample.range} suffix="%" min={0} max={100} step={5} value={share} onChange={setShare} />
			<ColorField label={sample.color} value={color} onChange={setColor} />
		</div>
	);
}
