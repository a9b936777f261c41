import { isRecord } from '@/base/isRecord';
import type { Plugin, PluginConfig } from './Plugin';

interface Common {
	readonly name: string;
	readonly label: string;
	readonly description: string | null;
}

/** A setting of a plugin, with the field that it is changed by. */
export type ConfigField = Common &
	(
		| { readonly type: 'boolean'; readonly default: boolean }
		| { readonly type: 'number'; readonly default: number; readonly min: number | null; readonly max: number | null }
		| { readonly type: 'string'; readonly default: string; readonly isLong: boolean }
		| { readonly type: 'choice'; readonly default: ChoiceValue; readonly options: readonly ConfigOption[] }
	);

export type ChoiceValue = string | number | boolean;

export interface ConfigOption {
	/** As it is declared; the plugin gets it in this type. */
	readonly value: ChoiceValue;
	readonly text: string;
}

type Definition = Readonly<Record<string, unknown>>;

/** The settings that a plugin's metadata declares. What has no known type shows as a text, or as its default is. */
export function configFields(config: PluginConfig | null | undefined): readonly ConfigField[] {
	if (!isRecord(config)) return [];
	return Object.entries(config).flatMap(([name, definition]) =>
		isRecord(definition) ? fieldOf(name, definition) : [],
	);
}

/** The value of each setting: the chosen one, if it is of the setting's type, else the default. */
export function configValues({
	config,
	configData,
}: Pick<Plugin, 'config' | 'configData'>): ReadonlyMap<string, string | number | boolean> {
	return new Map(
		configFields(config).map(field => {
			const chosen = Object.hasOwn(configData, field.name) ? configData[field.name] : undefined;
			return [field.name, fitsField(field, chosen) ? chosen : field.default];
		}),
	);
}

/** Whether a value can be a setting's. */
export function fitsField(field: ConfigField, value: unknown): value is string | number | boolean {
	switch (field.type) {
		case 'boolean':
			return typeof value === 'boolean';
		case 'string':
			return typeof value === 'string';
		case 'choice':
			return field.options.some(option => option.value === value);
		case 'number':
			return (
				typeof value === 'number' &&
				Number.isFinite(value) &&
				value >= (field.min ?? Number.NEGATIVE_INFINITY) &&
				value <= (field.max ?? Number.POSITIVE_INFINITY)
			);
	}
}

function fieldOf(name: string, definition: Definition): ConfigField {
	const common: Common = {
		name,
		label: textOf(definition.label) ?? name,
		description: textOf(definition.description),
	};
	const { type, default: initial } = definition;
	const options = optionsOf(definition);
	if ((type === 'enum' || type === 'radio') && options.length > 0) {
		const first = options[0]?.value ?? '';
		return {
			...common,
			type: 'choice',
			options,
			default: options.find(({ value }) => value === initial)?.value ?? first,
		};
	}
	if (type === 'boolean' || (type === undefined && typeof initial === 'boolean')) {
		return { ...common, type: 'boolean', default: initial === true };
	}
	if (type === 'number' || type === 'range' || (type === undefined && typeof initial === 'number')) {
		const [min, max] = [numberOf(definition.min), numberOf(definition.max)];
		const areInOrder = min === null || max === null || min <= max;
		const field = { ...common, type: 'number', min: areInOrder ? min : null, max: areInOrder ? max : null } as const;
		return { ...field, default: numberOf(initial) ?? field.min ?? 0 };
	}
	const isLong = definition.multiline === true;
	return { ...common, type: 'string', isLong, default: typeof initial === 'string' ? initial : '' };
}

/** Choices are plain values, or objects with a value and a label; both spellings of the list are in use. */
function optionsOf({ enum: values, options = values }: Definition): readonly ConfigOption[] {
	if (!Array.isArray(options)) return [];
	const all = options.flatMap((option: unknown): readonly ConfigOption[] => {
		const { value, label } = isRecord(option) ? option : { value: option, label: null };
		return isChoiceValue(value) ? [{ value, text: textOf(label) ?? String(value) }] : [];
	});
	// The field names each by its text: of 1 and '1' it has the first.
	return all.filter(({ value }, index) => all.findIndex(other => String(other.value) === String(value)) === index);
}

const isChoiceValue = (value: unknown): value is ChoiceValue =>
	typeof value === 'string' || typeof value === 'boolean' || numberOf(value) !== null;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const numberOf = (value: unknown): number | null =>
	typeof value === 'number' && Number.isFinite(value) ? value : null;
