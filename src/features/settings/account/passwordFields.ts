import { text } from '@/i18n/text';
import { type Control, line } from '@/ui/form/controls';

/** What servers want before they change what the account rests on: the password, and the code if it has to be asked for. */
export const passwordFields = (asksForCode: boolean): { password: Control<string>; code: Control<string> | null } => ({
	password: line({
		label: text.security.current,
		type: 'password',
		autoComplete: 'current-password',
		required: true,
	}),
	code: asksForCode ? line({ label: text.security.code, inputMode: 'numeric', autoComplete: 'one-time-code' }) : null,
});
