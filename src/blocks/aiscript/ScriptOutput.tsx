import type { ScriptError } from '@workers/aiscript/aiscript.protocol';
import type { ReactNode } from 'react';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import styles from './ScriptOutput.module.css';
import type { NumberedLine, ScriptState } from './useScript';

interface ScriptOutputProps {
	state: Pick<ScriptState, 'lines' | 'end' | 'phase'>;
	/** Pixels; it scrolls within them. */
	maxHeight: number;
}

/** What a program printed, its errors, and how it ended where that was not by itself. */
export function ScriptOutput({ state: { lines, end, phase }, maxHeight }: ScriptOutputProps): ReactNode {
	const [first] = lines;
	const leftOut = (first?.number ?? 1) - 1;
	const isEmpty = phase === 'over' && end === 'ended' && lines.length === 0;
	return (
		<div className={styles.output} style={{ maxBlockSize: maxHeight }} role="log" aria-label={text.aiscript.output}>
			{leftOut > 0 && <p className={styles.note}>{counted(text.aiscript, 'linesLeftOut', leftOut)}</p>}
			{lines.map(line => (
				<Line key={line.number} line={line} />
			))}
			{isEmpty && <p className={styles.note}>{text.aiscript.noOutput}</p>}
			{end !== null && end !== 'ended' && (
				<p className={end === 'stopped' ? styles.note : styles.error}>{text.aiscript.ends[end]}</p>
			)}
		</div>
	);
}

function Line({ line }: { line: NumberedLine }): ReactNode {
	if ('text' in line) return <p className={styles.line}>{line.text}</p>;
	return <p className={styles.error}>{errorText(line.error)}</p>;
}

/** The interpreter's own text, with its kind in front and the place behind. */
function errorText({ kind, message, at }: ScriptError): string {
	const kinds: Readonly<Record<string, string>> = text.aiscript.kinds;
	const named = kinds[kind] === undefined ? message : `${kinds[kind]}: ${message}`;
	return at ? `${named} (${fill(text.aiscript.errorAt, at)})` : named;
}
