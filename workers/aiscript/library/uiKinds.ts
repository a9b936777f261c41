import type { UiKind } from '../ui.protocol';

/** What a property of something drawn may be. */
export type UiProperty =
	| { readonly is: 'text' | 'number' | 'boolean' | 'handler' | 'children' | 'items' | 'buttons' | 'form' }
	| { readonly is: 'oneOf'; readonly of: readonly string[] };

export type UiProperties = Readonly<Record<string, UiProperty>>;

const text = { is: 'text' } as const;
const number = { is: 'number' } as const;
const boolean = { is: 'boolean' } as const;
const handler = { is: 'handler' } as const;
const children = { is: 'children' } as const;
const form = { is: 'form' } as const;
const oneOf = (...of: readonly string[]): UiProperty => ({ is: 'oneOf', of });

const FONT = oneOf('serif', 'sans-serif', 'monospace');
const BORDERS = ['hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset', 'none'];
const look = { text, size: number, bold: boolean, color: text, font: FONT };
const field = { label: text, caption: text };
export const BUTTON = { text, onClick: handler, primary: boolean, rounded: boolean, disabled: boolean };
export const POST_FORM = { text, cw: text, visibility: text, localOnly: boolean };

/** The properties of everything that programs draw. */
export const UI_KINDS: Readonly<Record<UiKind, UiProperties>> = {
	root: { children },
	container: {
		children,
		align: oneOf('left', 'center', 'right'),
		bgColor: text,
		fgColor: text,
		font: FONT,
		borderWidth: number,
		borderColor: text,
		borderStyle: oneOf(...BORDERS),
		borderRadius: number,
		padding: number,
		rounded: boolean,
		hidden: boolean,
	},
	text: look,
	mfm: { ...look, onClickEv: handler },
	button: BUTTON,
	buttons: { buttons: { is: 'buttons' } },
	switch: { ...field, default: boolean, onChange: handler },
	textInput: { ...field, default: text, onInput: handler },
	textarea: { ...field, default: text, onInput: handler },
	numberInput: { ...field, default: number, onInput: handler },
	select: { ...field, items: { is: 'items' }, default: text, onChange: handler },
	folder: { title: text, opened: boolean, children },
	postFormButton: { text, primary: boolean, rounded: boolean, form },
	postForm: { form },
};
