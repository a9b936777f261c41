/** A setting that a device or an account stores by itself, outside of profiles (rules/preferences#base-settings). */
export interface BaseSetting<T> {
	/** The storage key. */
	readonly key: string;
	readonly default: T;
	/**
	 * Stored for this device, for an account on this device, or by the account on its server (registry, scope [client,
	 * base]).
	 */
	readonly where: 'device' | 'deviceAccount' | 'account';
	/** `lastView`: the first page of a timeline depends on it. */
	readonly affects?: 'lastView';
}

/** Types a declaration, which is placed beside the code that reads it. */
export const baseSetting = <T>(declaration: BaseSetting<T>): BaseSetting<T> => declaration;
