/** The parts of a `KeyboardEvent` that tell it. */
interface ComposedKey {
	readonly isComposing: boolean;
	/** Deprecated, but only `keyCode` is 229 for such keys in Safari. */
	readonly keyCode: number;
}

/** What browsers report for a key that an input method has handled. */
const HANDLED = 229;

/**
 * Whether the key belongs to the composition of text, such as Japanese. Safari ends the composition before it reports
 * the Enter or Escape that ended it, which then has only the code of such keys.
 */
export const isComposing = (event: ComposedKey): boolean => event.isComposing || event.keyCode === HANDLED;
