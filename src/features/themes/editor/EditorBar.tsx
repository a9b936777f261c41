import type { ReactNode } from 'react';
import { builtInThemes } from '@/domain/theme/builtIn/builtInThemes';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import { themes } from '@/stores/themes/themePreferences';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { Select } from '@/ui/field/Select';
import { TextField } from '@/ui/field/TextField';
import { toast } from '@/ui/toast/toasts';
import { usableThemes } from '../compiledTheme';
import styles from './editor.module.css';
import { lookOf } from './ThemeEdit';
import type { ThemeEditing } from './useThemeEdit';

interface EditorBarProps {
	editing: ThemeEditing;
	canSave: boolean;
	onSave: () => void;
}

const LONGEST_NAME = 200;

/** What the theme is called and made for, what it begins with, and the steps back and forth. */
export function EditorBar({ editing, canSave, onSave }: EditorBarProps): ReactNode {
	const { edit, change, canUndo, canRedo } = editing;
	const installed = usableThemes(usePreference(themes));
	const known = [...builtInThemes, ...installed];
	const isNamed = edit.name.trim() !== '';
	const { themeEditor } = text;
	return (
		<div className={styles.bar}>
			<div className={styles.buttons}>
				<IconButton icon="undo" label={themeEditor.undo} disabled={!canUndo} onClick={editing.undo} />
				<IconButton icon="redo" label={themeEditor.redo} disabled={!canRedo} onClick={editing.redo} />
				<IconButton
					icon="refresh"
					label={themeEditor.discard}
					onClick={() => {
						editing.discard();
						toast(themeEditor.discarded, { icon: 'undo' });
					}}
				/>
				<Button
					variant="primary"
					icon="check"
					disabled={!isNamed || !canSave}
					data-tooltip={isNamed ? undefined : themeEditor.nameMissing}
					onClick={onSave}
				>
					{themeEditor.save}
				</Button>
			</div>
			<TextField
				label={themeEditor.name}
				placeholder={themeEditor.namePlaceholder}
				maxLength={LONGEST_NAME}
				value={edit.name}
				caption={isNamed ? themeEditor.kept : themeEditor.nameMissing}
				onChange={name => change({ name }, 'name')}
			/>
			<TextField
				label={themeEditor.about}
				maxLength={LONGEST_NAME}
				value={edit.desc}
				onChange={desc => change({ desc }, 'desc')}
			/>
			<SegmentedControl
				label={themeEditor.base}
				segments={[
					{ value: 'light', text: text.themes.light, icon: 'sun' },
					{ value: 'dark', text: text.themes.dark, icon: 'moon' },
				]}
				value={edit.base}
				onChange={base => change({ base })}
			/>
			<Select
				label={themeEditor.start}
				caption={themeEditor.startAbout}
				options={[{ value: '', text: themeEditor.choose }, ...known.map(({ id, name }) => ({ value: id, text: name }))]}
				value=""
				onChange={id => {
					const theme = known.find(each => each.id === id);
					if (theme) change(lookOf(theme));
				}}
			/>
		</div>
	);
}
