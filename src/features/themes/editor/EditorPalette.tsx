import { type ReactNode, useState } from 'react';
import { makePalette } from '@/domain/theme/makePalette';
import { resolveColors } from '@/domain/theme/resolveColors';
import { unknownProps } from '@/domain/theme/unknownProps';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { ColorField } from '@/ui/field/ColorField';
import { Switch } from '@/ui/field/Switch';
import styles from './editor.module.css';
import type { ThemeEditing } from './useThemeEdit';

/** Makes a whole palette from one or two colors. */
export function EditorPalette({ editing }: { editing: ThemeEditing }): ReactNode {
	const { base, props } = editing.edit;
	const [main, setMain] = useState(() => resolveColors(editing.edit)('accent'));
	const [second, setSecond] = useState(() => resolveColors(editing.edit)('link'));
	const [isTwo, setTwo] = useState(false);
	const wanted = { main, second: isTwo ? second : undefined, base };
	const { paletteAbout, main: first, second: other, useSecond, make } = text.themeEditor;
	return (
		<div className={styles.colors}>
			<p className={styles.about}>{paletteAbout}</p>
			<ColorField label={first} value={main} onChange={setMain} />
			<Switch label={useSecond} checked={isTwo} onChange={setTwo} />
			{isTwo && <ColorField label={other} value={second} onChange={setSecond} />}
			<div>
				<Button
					icon="sparkles"
					onClick={() => editing.change({ props: { ...unknownProps(props), ...makePalette(wanted) } })}
				>
					{make}
				</Button>
			</div>
		</div>
	);
}
