import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { text } from '@/i18n/text';
import { isSubmitKey } from '@/ui/keys/isSubmitKey';
import codeStyles from '../mfm/HighlightedCode.module.css';
import { completionsAt } from './completionsAt';
import { highlightScript } from './highlightScript';
import styles from './ScriptEditor.module.css';

interface ScriptEditorProps {
	value: string;
	onChange: (value: string) => void;
	onBlur?: (() => void) | undefined;
	/** Ctrl+Enter. */
	onRun: () => void;
	/** The line in which the program failed last, counted from 1. */
	errorLine: number | undefined;
}

const MOST = 100_000;
/** Each token is an element, so longer programs stay plain. */
const MOST_TOKENS = 4_000;

/** A field for a program, with its colours, line numbers, and names that the interpreter knows. */
export function ScriptEditor({ value, onChange, onBlur, onRun, errorLine }: ScriptEditorProps): ReactNode {
	const hint = useId();
	const area = useRef<HTMLTextAreaElement>(null);
	const [caret, setCaret] = useState(-1);
	const tokens = useMemo(() => highlightScript(value), [value]);
	const lines = useMemo(() => value.split('\n').map((_, at) => at + 1), [value]);
	const { from, names } = completionsAt(value, caret);
	const complete = (name: string) => {
		const field = area.current;
		if (!field) return;
		field.focus();
		field.setSelectionRange(from, caret);
		// Unlike a new value, this can be undone.
		if (!document.execCommand?.('insertText', false, name)) {
			field.setRangeText(name, from, caret, 'end');
			onChange(field.value);
		}
		setCaret(from + name.length);
	};
	return (
		<div className={styles.editor}>
			<div className={styles.scroller}>
				<div className={styles.numbers} aria-hidden="true">
					{lines.map(line => (
						<span key={line} data-error={errorLine === line || undefined}>
							{line}
						</span>
					))}
				</div>
				<div className={styles.code}>
					<pre aria-hidden="true">
						{tokens.length > MOST_TOKENS
							? value
							: tokens.map(({ at, kind, text: token }) =>
									kind === null ? (
										token
									) : (
										<span key={at} className={codeStyles[kind]}>
											{token}
										</span>
									),
								)}
						{'\n'}
					</pre>
					<textarea
						ref={area}
						value={value}
						maxLength={MOST}
						aria-label={text.aiscript.program}
						aria-describedby={names.length > 0 ? hint : undefined}
						placeholder={text.aiscript.programPlaceholder}
						spellCheck={false}
						autoCapitalize="off"
						autoComplete="off"
						onChange={event => {
							onChange(event.target.value);
							setCaret(event.target.selectionStart);
						}}
						onSelect={({ currentTarget }) => {
							const { selectionStart, selectionEnd } = currentTarget;
							setCaret(selectionStart === selectionEnd ? selectionStart : -1);
						}}
						onBlur={onBlur}
						onKeyDown={event => {
							const isHeld = event.ctrlKey || event.metaKey;
							const [first] = names;
							if (isSubmitKey(event.nativeEvent)) onRun();
							else if (isHeld && event.key === ' ' && first !== undefined) complete(first);
							else return;
							event.preventDefault();
						}}
					/>
				</div>
			</div>
			{names.length > 0 && (
				<ul id={hint} className={styles.names} aria-label={text.aiscript.names}>
					{names.map(name => (
						<li key={name}>
							<button
								type="button"
								tabIndex={-1}
								onMouseDown={event => event.preventDefault()}
								onClick={() => complete(name)}
							>
								{name}
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
