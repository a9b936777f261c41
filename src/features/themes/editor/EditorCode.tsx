import JSON5 from 'json5';
import { type ReactNode, useState } from 'react';
import { isRecord } from '@/base/isRecord';
import type { InstallErrorTexts } from '@/blocks/install/InstallErrorTexts';
import { readTheme } from '@/domain/theme/parseTheme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { text } from '@/i18n/text';
import { TextArea } from '@/ui/field/TextArea';
import page from '../page.module.css';
import { themeErrorTexts } from '../themeErrorTexts';
import styles from './editor.module.css';
import { lookOf, type ThemeEdit } from './ThemeEdit';
import type { ThemeEditing } from './useThemeEdit';

interface Typed {
	readonly code: string;
	/** The theme that the editor has while this is its text, in the usual form. */
	readonly of: string;
	readonly error: InstallErrorTexts | null;
}

/**
 * The theme as text, without its id and author, which are those of the new theme. What can't be read yet stays as it is
 * typed, and the theme as it was.
 */
export function EditorCode({ editing }: { editing: ThemeEditing }): ReactNode {
	const written = writeEdit(editing.edit);
	const [typed, setTyped] = useState<Typed | null>(null);
	// Steps back and other parts of the editor change the props too; then the text is outdated.
	const current = typed?.of === written ? typed : null;
	const error = current?.error ?? null;
	const type = (code: string) => {
		const read = readEdit(code);
		if (read instanceof ThemeError) {
			setTyped({ code, of: written, error: themeErrorTexts(read) });
			return;
		}
		setTyped({ code, of: writeEdit(read), error: null });
		editing.change(read, 'code');
	};
	return (
		<div className={styles.colors}>
			<p className={styles.about}>{text.themeEditor.codeAbout}</p>
			<div className={page.code}>
				<TextArea
					label={text.themeEditor.codeLabel}
					value={current?.code ?? written}
					error={error?.title}
					rows={8}
					maxRows={30}
					spellCheck={false}
					autoCapitalize="off"
					autoComplete="off"
					dir="ltr"
					onChange={type}
				/>
			</div>
			{error && <p className={styles.about}>{error.hint}</p>}
		</div>
	);
}

const writeEdit = ({ name, desc, base, props, more }: ThemeEdit): string =>
	JSON5.stringify({ name, desc, base, props, ...more }, { space: '\t', quote: "'" });

/** A theme that has no name yet can be edited. */
function readEdit(code: string): ThemeEdit | ThemeError {
	try {
		const { name = '', ...rest } = parse(code);
		const isUnnamed = typeof name === 'string' && name.trim() === '';
		const theme = readTheme({ ...rest, name: isUnnamed ? 'unnamed' : name, id: 'edited' });
		return { ...lookOf(theme), name: isUnnamed ? '' : theme.name, desc: theme.desc ?? '' };
	} catch (error) {
		if (error instanceof ThemeError) return error;
		throw error;
	}
}

function parse(code: string): Readonly<Record<string, unknown>> {
	let value: unknown;
	try {
		value = JSON5.parse(code);
	} catch {
		throw new ThemeError('parse');
	}
	if (!isRecord(value)) throw new ThemeError('invalid');
	return value;
}
