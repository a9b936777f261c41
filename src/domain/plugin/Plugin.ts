/** A setting of a plugin, as its metadata declares it; what its type is decides what it shows as (`configFields`). */
export type PluginConfig = Readonly<Record<string, unknown>>;

/** What a plugin says of itself in its metadata. */
export interface PluginMeta {
	readonly name: string;
	readonly version: string;
	readonly author: string;
	readonly description: string | null;
	/** What it asks for, such as `write:notes`; what it was given is its token's alone. */
	readonly permissions: readonly string[];
	/** Its settings by name; null if it has none. */
	readonly config: PluginConfig | null;
}

/**
 * An installed plugin, as the network's clients store it in the preference `plugins` (rules/plugins#plugins). Its token
 * isn't part of it: that stays on the device.
 */
export interface Plugin extends Partial<Omit<PluginMeta, 'name'>> {
	readonly installId: string;
	readonly name: string;
	readonly active: boolean;
	/** The chosen values of its settings. */
	readonly configData: Readonly<Record<string, unknown>>;
	/** Null where another client has stored none. */
	readonly src: string | null;
}
