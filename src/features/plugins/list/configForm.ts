import { type ConfigField, fitsField } from '@/domain/plugin/configFields';

/** Fields of text hold numbers too, and a choice the text of what is chosen. */
export type ConfigInputs = Readonly<Record<string, string | boolean>>;

export const inputsOf = (values: ReadonlyMap<string, string | number | boolean>): ConfigInputs =>
	Object.fromEntries([...values].map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]));

/** The value of a field; undefined where it can't be one. */
export function configValueOf(
	field: ConfigField,
	input: string | boolean | undefined,
): string | number | boolean | undefined {
	if (field.type === 'choice') return field.options.find(({ value }) => String(value) === String(input))?.value;
	const value = field.type === 'number' && typeof input === 'string' ? numberOf(input) : input;
	return fitsField(field, value) ? value : undefined;
}

const numberOf = (input: string): number | undefined => (input.trim() === '' ? undefined : Number(input));
