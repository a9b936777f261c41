/**
 * A setting that a device or an account keeps by itself, outside of profiles (rules/preferences#base-settings: base
 * settings).
 */
export interface BaseSetting<T> {
	/** The name under which it is stored. */
	readonly key: string;
	readonly default: T;
	/** Of this device, of this device and account, or of the account (the server's registry, scope [client, base]). */
	readonly where: 'device' | 'deviceAccount' | 'account';
	/** `lastView`: what the first page of a timeline shows depends on it. */
	readonly affects?: 'lastView';
}

/** Gives a declaration its type. It stands beside what reads it. */
export const baseSetting = <T>(declaration: BaseSetting<T>): BaseSetting<T> => declaration;
