import { PluginError } from '@/domain/plugin/PluginError';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { InstallErrorTexts } from '../install/InstallErrorTexts';
import { errorText } from '../query/errorText';

/** Why a plugin could not be read or installed, for the person who tries. */
export function pluginErrorTexts(error: unknown): InstallErrorTexts {
	if (error instanceof PluginError) {
		return { title: error.message, hint: fill(text.plugins.errors[error.problem], { detail: error.detail }) };
	}
	const { title, text: hint } = errorText(error);
	return { title, hint };
}
