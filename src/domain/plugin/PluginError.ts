/** Why a plugin can't be installed (rules/plugins#installing). */
export type PluginProblem =
	| 'empty'
	| 'version'
	| 'syntax'
	| 'noMeta'
	| 'noMetadata'
	| 'required'
	| 'installed'
	| 'gone'
	| 'other';

interface Details {
	/** The version that isn't supported; where the syntax is wrong; the fields that are missing. */
	readonly detail?: string;
}

const TEXTS: Readonly<Record<PluginProblem, (detail: string) => string>> = {
	empty: () => 'code is required',
	version: detail => `Aiscript version ${detail} is not supported`,
	syntax: () => 'Aiscript syntax error',
	noMeta: () => 'Meta block not found',
	noMetadata: () => 'Metadata not found',
	required: () => 'Required property not found',
	installed: () => 'Plugin already installed',
	gone: () => 'Plugin not installed',
	other: () => 'This is another plugin',
};

/** A plugin that can't be installed. Its message is the network's own; what to do about it stands in the texts. */
export class PluginError extends Error {
	override name = 'PluginError';
	readonly detail: string;

	constructor(
		readonly problem: PluginProblem,
		{ detail = '' }: Details = {},
	) {
		super(TEXTS[problem](detail));
		this.detail = detail;
	}
}
