import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../field/Checkbox';
import { ColorField } from '../field/ColorField';
import { SegmentedControl } from '../field/SegmentedControl';
import { Select, type SelectOption } from '../field/Select';
import { Switch } from '../field/Switch';
import { TextArea } from '../field/TextArea';
import { TextField } from '../field/TextField';

/** The value of a control, and the callback for a new one. */
export interface Bound<V> {
	readonly value: V;
	readonly onChange: (value: V) => void;
	/** Shown below the control instead of its caption. */
	readonly error: string | undefined;
}

/** Renders the input for one value. */
export type Control<V> = (bound: Bound<V>) => ReactNode;

/** Whether its dialog opens with the focus on it. */
interface Focused {
	readonly 'data-autofocus'?: true;
}

export type Line = Omit<ComponentProps<typeof TextField>, keyof Bound<string>> & Focused;
type Lines = Omit<ComponentProps<typeof TextArea>, keyof Bound<string>> & Focused;
type Toggle = Omit<ComponentProps<typeof Switch>, 'checked' | 'onChange'>;

interface Choice<V extends string> {
	readonly label: string;
	readonly caption?: ReactNode;
	readonly options: readonly SelectOption<V>[];
}

export const line =
	(field: Line): Control<string> =>
	bound => <TextField {...field} {...bound} />;

export const lines =
	(field: Lines): Control<string> =>
	bound => <TextArea {...field} {...bound} />;

/** A switch, for values that take effect at once. */
export const onOff =
	(field: Toggle): Control<boolean> =>
	({ value, onChange }) => <Switch {...field} checked={value} onChange={onChange} />;

/** A checkbox, for values that take effect when the form is sent. */
export const tick =
	(field: Toggle): Control<boolean> =>
	({ value, onChange }) => <Checkbox {...field} checked={value} onChange={onChange} />;

export const oneOf =
	<V extends string>(field: Choice<V>): Control<V> =>
	bound => <Select<V> {...field} {...bound} />;

/** The same for few short options, all visible. */
export const oneInView =
	<V extends string>({ label, options }: Choice<V>): Control<V> =>
	({ value, onChange }) => <SegmentedControl<V> label={label} segments={options} value={value} onChange={onChange} />;

/** A colour, as `#rrggbb`. */
export const color =
	({ label }: { readonly label: string }): Control<string> =>
	bound => <ColorField label={label} {...bound} />;
