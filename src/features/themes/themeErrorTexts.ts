import type { InstallErrorTexts } from '@/blocks/install/InstallErrorTexts';
import type { ThemeError } from '@/domain/theme/ThemeError';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { ThemeRefusal } from '@/stores/themes/installedThemes';

/** Why a theme can't be installed (rules/appearance#theme-errors, rules/appearance#installing-themes). */
export function themeErrorTexts(error: ThemeError | ThemeRefusal | 'installed'): InstallErrorTexts {
	const { errors, hints } = text.themes;
	if (error === 'installed') return { title: errors.installed, hint: hints.installed };
	if (error instanceof ThemeRefusal) return { title: errors[error.reason], hint: hints[error.reason] };
	if (error.reason === 'parse') return { title: errors.parse, hint: hints.parse };
	const { token } = error;
	if (token === null) return { title: errors.invalid, hint: hints.invalid };
	return { title: fill(errors.invalidToken, { token }), hint: FIELDS.has(token) ? hints.invalid : hints.invalidToken };
}

const FIELDS = new Set(['id', 'name', 'base', 'props']);
