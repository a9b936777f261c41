import { t } from '@/i18n/t';

export interface InputRules {
	/** In characters as people count them (code points). */
	minLength?: number;
	maxLength?: number;
}

/** The error message for a text; `undefined` if it is valid (rules/overlays#asking-for-a-text). */
export function inputError(value: string, { minLength, maxLength }: InputRules): string | undefined {
	const count = Array.from(value).length;
	if (minLength !== undefined && count < minLength) return t('dialog.charactersBelow', { count, min: minLength });
	if (maxLength !== undefined && count > maxLength) return t('dialog.charactersExceeded', { count, max: maxLength });
	return undefined;
}
