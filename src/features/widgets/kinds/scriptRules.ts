import { maxLength, pipe, string } from 'valibot';
import { text } from '@/i18n/text';
import { lines } from '@/ui/form/controls';

/** Longer ones are refused by the interpreter. */
export const SCRIPT_MAX = 100_000;

/** A program in a widget's data. */
export const scriptRule = pipe(string(), maxLength(SCRIPT_MAX));

/** The control of a program in a widget's settings. */
export const scriptField = (label: string) =>
	lines({
		label,
		rows: 8,
		maxRows: 24,
		maxLength: SCRIPT_MAX,
		spellCheck: false,
		autoCapitalize: 'off',
		autoComplete: 'off',
		placeholder: text.aiscript.programPlaceholder,
	});
