import JSON5 from 'json5';
import { type ReactNode, useState } from 'react';
import { readTheme } from '@/domain/theme/parseTheme';
import type { Theme, ThemeBase } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { text } from '@/i18n/text';
import { TextArea } from '@/ui/field/TextArea';
import page from '../page.module.css';
import { type ThemeErrorTexts, themeErrorTexts } from '../themeErrorTexts';
import styles from './editor.module.css';
import type { ThemeEditing } from './useThemeEdit';

interface Typed {
	readonly code: string;
	/** The props that the editor has while this is its text, in the usual form. */
	readonly of: string;
	readonly error: ThemeErrorTexts | null;
}

/** The props as text. What can't be read yet stays as it is typed, and the theme as it was. */
export function EditorCode({ editing }: { editing: ThemeEditing }): ReactNode {
	const { base, props } = editing.edit;
	const written = writeProps(props);
	const [typed, setTyped] = useState<Typed | null>(null);
	// Steps back and other parts of the editor change the props too; then the text is outdated.
	const current = typed?.of === written ? typed : null;
	const error = current?.error ?? null;
	const type = (code: string) => {
		const read = readProps(code, base);
		if (read instanceof ThemeError) {
			setTyped({ code, of: written, error: themeErrorTexts(read) });
			return;
		}
		setTyped({ code, of: writeProps(read), error: null });
		editing.change({ props: read }, 'code');
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

const writeProps = (props: Theme['props']): string => JSON5.stringify(props, { space: '\t', quote: "'" });

function readProps(code: string, base: ThemeBase): Theme['props'] | ThemeError {
	try {
		return readTheme({ id: 'edited', name: 'edited', base, props: parse(code) }).props;
	} catch (error) {
		if (error instanceof ThemeError) return error;
		throw error;
	}
}

function parse(code: string): unknown {
	try {
		return JSON5.parse(code);
	} catch {
		throw new ThemeError('parse');
	}
}
