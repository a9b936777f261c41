import JSON5 from 'json5';
import { type ReactNode, useEffect, useState } from 'react';
import { readTheme } from '@/domain/theme/parseTheme';
import type { Theme, ThemeBase } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { text } from '@/i18n/text';
import { TextArea } from '@/ui/field/TextArea';
import page from '../page.module.css';
import { type ThemeErrorTexts, themeErrorTexts } from '../themeErrorTexts';
import styles from './editor.module.css';
import type { ThemeEditing } from './useThemeEdit';

/** The props as text. What can't be read yet stays as it is typed, and the theme as it was. */
export function EditorCode({ editing }: { editing: ThemeEditing }): ReactNode {
	const { base, props } = editing.edit;
	const written = writeProps(props);
	const [typed, setTyped] = useState<string | null>(null);
	const [error, setError] = useState<ThemeErrorTexts | null>(null);
	// Steps back and other parts of the editor change it too.
	useEffect(() => {
		setTyped(now => (now !== null && isSame(now, written) ? now : null));
		setError(null);
	}, [written]);
	const type = (code: string) => {
		setTyped(code);
		const read = readProps(code, base);
		setError(read instanceof ThemeError ? themeErrorTexts(read) : null);
		if (!(read instanceof ThemeError)) editing.change({ props: read }, 'code');
	};
	return (
		<div className={styles.colors}>
			<p className={styles.about}>{text.themeEditor.codeAbout}</p>
			<div className={page.code}>
				<TextArea
					label={text.themeEditor.codeLabel}
					value={typed ?? written}
					error={error?.title}
					rows={12}
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

/** Whether the text stands for the props that are written so, in whatever form. */
function isSame(code: string, written: string): boolean {
	try {
		return writeProps(JSON5.parse(code)) === written;
	} catch {
		return false;
	}
}
