import { text } from '@/i18n/text';
import { type Line, line } from '@/ui/form/controls';

/** The field for the name of an account that exists. @param more such as where the focus begins */
export const usernameField = (more: Partial<Line> = {}) =>
	line({
		label: text.signin.username,
		prefix: '@',
		autoComplete: 'username',
		autoCapitalize: 'none',
		spellCheck: false,
		required: true,
		...more,
	});
