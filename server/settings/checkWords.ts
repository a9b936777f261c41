import type { Core } from '../Core';
import { ApiError } from '../http/ApiError';
import { commonErrors } from '../http/commonErrors';
import { wordsProblem } from '../notes/wordsProblem';
import type { SettingsParams } from './settingsParams';

/** Lists whose lines may be regexes. */
const WORDS = ['sensitiveWords', 'prohibitedWords', 'prohibitedWordsForNameOfUser'] as const;

/** @throws ApiError for words that would slow the server down */
export async function checkWords({ settings }: Core, params: SettingsParams): Promise<void> {
	for (const name of WORDS) {
		const reason = await wordsProblem(params[name] ?? [], settings.get(name));
		if (reason !== null) throw new ApiError(commonErrors.invalidParam, { param: `#/properties/${name}`, reason });
	}
}
