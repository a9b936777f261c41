/** How a text looks; all that is missing is as around it. */
interface TextLook {
	/** A factor of the usual size, such as 1.5. */
	readonly size?: number;
	readonly color?: string;
	readonly font?: UiFont;
}

export type UiFont = 'serif' | 'sans-serif' | 'monospace';

/** What a posting form contains at first. */
export interface UiPostForm {
	readonly text?: string;
	readonly cw?: string;
	readonly visibility?: string;
	readonly localOnly?: boolean;
}

/** Of a function only whether there is one: `AiScriptPipeline.trigger` calls it by the property's name. */
type Handler = true;

export interface UiButton {
	readonly text?: string;
	readonly onClick?: Handler;
	readonly primary?: boolean;
	readonly rounded?: boolean;
	readonly disabled?: boolean;
}

interface Field {
	readonly label?: string;
	readonly caption?: string;
}

export interface UiProps {
	readonly root: { readonly children?: readonly string[] };
	readonly container: {
		readonly children?: readonly string[];
		readonly align?: 'left' | 'center' | 'right';
		readonly bgColor?: string;
		readonly fgColor?: string;
		readonly font?: UiFont;
		/** Pixels, as all lengths. */
		readonly borderWidth?: number;
		readonly borderColor?: string;
		readonly borderStyle?: string;
		readonly borderRadius?: number;
		readonly padding?: number;
		readonly rounded?: boolean;
		readonly hidden?: boolean;
	};
	readonly text: TextLook & { readonly text?: string; readonly bold?: boolean };
	/** `onClickEv` is called with the event that `$[clickable.ev=…]` names. */
	readonly mfm: TextLook & { readonly text?: string; readonly bold?: boolean; readonly onClickEv?: Handler };
	readonly button: UiButton;
	readonly buttons: { readonly buttons?: readonly UiButton[] };
	readonly switch: Field & { readonly default?: boolean; readonly onChange?: Handler };
	readonly textInput: Field & { readonly default?: string; readonly onInput?: Handler };
	readonly textarea: Field & { readonly default?: string; readonly onInput?: Handler };
	readonly numberInput: Field & { readonly default?: number; readonly onInput?: Handler };
	readonly select: Field & {
		readonly items?: readonly { readonly text: string; readonly value: string }[];
		readonly default?: string;
		readonly onChange?: Handler;
	};
	readonly folder: { readonly title?: string; readonly opened?: boolean; readonly children?: readonly string[] };
	readonly postFormButton: {
		readonly text?: string;
		readonly primary?: boolean;
		readonly rounded?: boolean;
		readonly form?: UiPostForm;
	};
	readonly postForm: { readonly form?: UiPostForm };
}

export type UiKind = keyof UiProps;

/** Something that a program draws. Children are named by their ids. */
export type UiComponent = {
	readonly [K in UiKind]: { readonly id: string; readonly kind: K; readonly props: UiProps[K] };
}[UiKind];

/** The difference to what was drawn before. */
export interface UiChange {
	/** New and changed ones, all that can be reached from the one called `root`. */
	readonly set: readonly UiComponent[];
	readonly removed: readonly string[];
}
