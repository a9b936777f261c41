import type { CallLimits } from '@workers/aiscript/aiscript.protocol';

/** What a plugin's function is called with, and how long it may take. */
export interface Asking {
	/** JSON; the function is called for each. */
	readonly inputs: readonly unknown[];
	readonly limits: CallLimits;
	/** Milliseconds until it is late; missing for what a person has pressed, which may take as long as it likes. */
	readonly withinMs?: number;
	/** Whether it doesn't count against the plugin where it is late or fails, such as for want of a connection. */
	readonly isForgiven?: boolean;
	/** Gives the function a second one, by which it changes a form. */
	readonly update?: (field: string, value: unknown) => void;
}
