import type { UiKind, UiProps } from '@workers/aiscript/ui.protocol';

export interface UiPartProps<K extends UiKind> {
	readonly id: string;
	/** The same object as long as nothing changed. */
	readonly props: UiProps[K];
}
