import { type CheckAction, check } from 'valibot';
import { type InputRules, inputError } from '../dialog/inputError';

/** Limits the length of a text; the error says how long it is. */
export const fits = (rules: InputRules): CheckAction<string, (issue: { readonly input: string }) => string> =>
	check(
		value => inputError(value, rules) === undefined,
		({ input }) => inputError(input, rules) ?? '',
	);
