import { type ReactNode, useMemo } from 'react';
import { tokenOfNetworkName } from '@/domain/theme/networkNames';
import { resolveColors } from '@/domain/theme/resolveColors';
import type { Theme } from '@/domain/theme/Theme';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { ColorField } from '@/ui/field/ColorField';
import styles from './editor.module.css';
import { EDITED_PROPS, type EditedProp } from './ThemeEdit';
import type { ThemeEditing } from './useThemeEdit';

const GROUPS = ['surfaces', 'texts', 'accents', 'marks'] as const;
const HEX = /^#[\da-f]{6}$/i;

/** A picker for each color. One that isn't set follows from the others. */
export function EditorColors({ editing }: { editing: ThemeEditing }): ReactNode {
	const { base, props } = editing.edit;
	const colors = useMemo(() => resolveColors({ base, props }), [base, props]);
	const { groups, tokens, automatic, byCode, reset } = text.themeEditor;
	const set = (name: EditedProp, value: string) =>
		editing.change({ props: { ...without(props, otherName(name)), [name]: value } }, name);
	return (
		<div className={styles.colors}>
			{GROUPS.map(group => (
				<fieldset key={group} className={styles.group}>
					<legend>{groups[group]}</legend>
					{EDITED_PROPS[group].map(name => {
						const written = props[otherName(name) ?? name] ?? props[name];
						return (
							<div key={name} className={styles.color}>
								<ColorField label={tokens[name]} value={colors(name)} onChange={value => set(name, value)} />
								{written === undefined ? (
									<small className={styles.hint}>{automatic}</small>
								) : (
									<small className={styles.hint}>{HEX.test(written) ? '' : byCode}</small>
								)}
								{written !== undefined && (
									<IconButton
										icon="eraser"
										size="small"
										label={fill(reset, { name: tokens[name] })}
										onClick={() => editing.change({ props: without(props, name, otherName(name)) })}
									/>
								)}
							</div>
						);
					})}
				</fieldset>
			))}
		</div>
	);
}

/** Our own name of a color, which counts where a theme has both; undefined if that is the network's. */
const otherName = (name: EditedProp): string | undefined => tokenOfNetworkName(name);

const without = (props: Theme['props'], ...names: readonly (string | undefined)[]): Theme['props'] =>
	Object.fromEntries(Object.entries(props).filter(([prop]) => !names.includes(prop)));
