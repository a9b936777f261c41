import type { DialogType } from './DialogType';
import type { InputRules } from './inputError';

export interface Message {
	type?: DialogType;
	title?: string;
	text?: string;
}

export interface DialogAction<V extends string> {
	value: V;
	text: string;
	/** The button that Enter presses: it has the focus at first. */
	primary?: boolean;
	danger?: boolean;
}

export interface PromptRequest extends InputRules {
	title: string;
	text?: string;
	/** Label of the field; by default the title. */
	label?: string;
	placeholder?: string;
	initial?: string;
	inputType?: 'text' | 'password' | 'number' | 'email' | 'url' | 'date' | 'time' | 'datetime-local';
	multiline?: boolean;
	okText?: string;
	autoComplete?: string;
}
