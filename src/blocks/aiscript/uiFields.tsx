import { memo, type ReactNode, useContext, useState } from 'react';
import { text as texts } from '@/i18n/text';
import { Select } from '@/ui/field/Select';
import { Switch } from '@/ui/field/Switch';
import { TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';
import { ScriptDrawing } from './ScriptDrawing';
import type { UiPartProps } from './UiPartProps';

/** A field needs a name, also where the program gives it none. */
const namesOf = ({ label, caption }: { readonly label?: string; readonly caption?: string }, usual: string) => ({
	label: label || caption || usual,
	...(!label && { hideLabel: true }),
	...(caption && { caption }),
});

export const UiSwitch = memo(function UiSwitch({ id, props }: UiPartProps<'switch'>): ReactNode {
	const { trigger, isOver } = useContext(ScriptDrawing);
	const [isOn, setIsOn] = useState(props.default === true);
	return (
		<Switch
			label={props.label || texts.aiscript.field}
			{...(props.caption && { caption: props.caption })}
			checked={isOn}
			disabled={isOver}
			onChange={next => {
				setIsOn(next);
				trigger(id, 'onChange', [next]);
			}}
		/>
	);
});

export const UiTextInput = memo(function UiTextInput({ id, props }: UiPartProps<'textInput'>): ReactNode {
	const { trigger, isOver } = useContext(ScriptDrawing);
	const [value, setValue] = useState(props.default ?? '');
	return (
		<TextField
			{...namesOf(props, texts.aiscript.field)}
			value={value}
			disabled={isOver}
			autoComplete="off"
			onChange={next => {
				setValue(next);
				trigger(id, 'onInput', [next]);
			}}
		/>
	);
});

export const UiTextarea = memo(function UiTextarea({ id, props }: UiPartProps<'textarea'>): ReactNode {
	const { trigger, isOver } = useContext(ScriptDrawing);
	const [value, setValue] = useState(props.default ?? '');
	return (
		<TextArea
			{...namesOf(props, texts.aiscript.field)}
			value={value}
			disabled={isOver}
			onChange={next => {
				setValue(next);
				trigger(id, 'onInput', [next]);
			}}
		/>
	);
});

export const UiNumberInput = memo(function UiNumberInput({ id, props }: UiPartProps<'numberInput'>): ReactNode {
	const { trigger, isOver } = useContext(ScriptDrawing);
	const [value, setValue] = useState(props.default === undefined ? '' : String(props.default));
	return (
		<TextField
			{...namesOf(props, texts.aiscript.field)}
			type="number"
			step="any"
			value={value}
			disabled={isOver}
			autoComplete="off"
			onChange={next => {
				setValue(next);
				// What is typed halfway, such as a minus, is no number yet.
				if (next.trim() !== '' && Number.isFinite(Number(next))) trigger(id, 'onInput', [Number(next)]);
			}}
		/>
	);
});

export const UiSelect = memo(function UiSelect({ id, props }: UiPartProps<'select'>): ReactNode {
	const { trigger, isOver } = useContext(ScriptDrawing);
	const { items = [] } = props;
	const [chosen, setChosen] = useState(props.default);
	const value = chosen ?? items[0]?.value ?? '';
	return (
		<Select
			{...namesOf(props, texts.aiscript.choice)}
			value={value}
			disabled={isOver}
			options={items}
			onChange={next => {
				setChosen(next);
				trigger(id, 'onChange', [next]);
			}}
		/>
	);
});
