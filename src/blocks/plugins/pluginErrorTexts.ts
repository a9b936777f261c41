import { PluginError } from '@/domain/plugin/PluginError';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { errorText } from '../query/errorText';

export interface PluginErrorTexts {
	/** As the network's clients say it. */
	readonly title: string;
	/** What to do about it. */
	readonly hint: string;
}

/** Why a plugin could not be read or installed, for the person who tries. */
export function pluginErrorTexts(error: unknown): PluginErrorTexts {
	if (error instanceof PluginError) {
		return { title: error.message, hint: fill(text.plugins.errors[error.problem], { detail: error.detail }) };
	}
	const { title, text: hint } = errorText(error);
	return { title, hint };
}
