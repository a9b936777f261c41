import type { ReactNode } from 'react';
import { SampleNotes } from '@/blocks/note/samples/SampleNotes';
import { sampleNote } from '@/blocks/note/samples/sampleNote';
import { sampleRenote } from '@/blocks/note/samples/sampleRenote';
import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Switch } from '@/ui/field/Switch';
import { TextField } from '@/ui/field/TextField';
import { Icon } from '@/ui/icon/Icon';
import styles from './ThemePreview.module.css';
import { ThemeScope } from './ThemeScope';

interface ThemePreviewProps {
	base: ThemeBase;
	properties: CompiledTheme;
	/** For screen readers, to which the colors say nothing. */
	label: string;
}

const SAMPLES = [sampleRenote, sampleNote];
const nothing = () => {};

/** Real notes, buttons and fields in the colors of a theme. Nothing in it can be pressed. */
export function ThemePreview({ base, properties, label }: ThemePreviewProps): ReactNode {
	const { sample } = text.themes;
	return (
		<ThemeScope base={base} properties={properties} className={styles.preview} role="img" aria-label={label}>
			<div className={styles.parts} inert>
				<div className={styles.panel}>
					<div className={styles.head}>
						<Icon name="home" size={16} />
						{sample.title}
						<b className={styles.count}>3</b>
					</div>
					<SampleNotes samples={SAMPLES} />
				</div>
				<div className={`${styles.panel} ${styles.controls}`}>
					<div className={styles.row}>
						<Button variant="primary" icon="check">
							{sample.primary}
						</Button>
						<Button>{sample.normal}</Button>
						<Button variant="danger">{sample.danger}</Button>
					</div>
					<TextField label={sample.field} value={sample.fieldText} onChange={nothing} />
					<Switch label={sample.toggle} checked onChange={nothing} />
					<div className={styles.row}>
						<span className={styles.warn}>{sample.warn}</span>
						<span className={styles.success}>{sample.success}</span>
						<span className={styles.danger}>{sample.danger_text}</span>
					</div>
					<div className={styles.popup}>{sample.popup}</div>
				</div>
			</div>
		</ThemeScope>
	);
}
