import type { ReactNode } from 'react';
import { forward, type GenericSchema, minLength, object, partialCheck, pipe, string } from 'valibot';
import { type PasswordStrength, passwordStrength } from '@/domain/account/passwordStrength';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { type Control, line } from '@/ui/form/controls';
import styles from './newPassword.module.css';

const SHORTEST = 8;

/** A new password, entered twice. */
export interface NewPassword {
	readonly password: string;
	readonly again: string;
}

/**
 * The fields for a new password, which show how hard it is to guess. A weak one gets a warning but is accepted.
 * @param label of the first field; the second asks to repeat it
 * @param own what others know about the user and makes a bad password
 */
export function newPassword(label: string, own: readonly string[]): { [K in keyof NewPassword]: Control<string> } {
	const field = { type: 'password', autoComplete: 'new-password', required: true } as const;
	return {
		password: bound => line({ ...field, label, caption: <Caption password={bound.value} own={own} /> })(bound),
		again: line({ ...field, label: text.signin.passwordAgain }),
	};
}

/** Requires enough characters, and the same in both fields. */
export const newPasswordRules = (): GenericSchema<NewPassword> =>
	pipe(
		// The caption says how long it has to be.
		object({ password: pipe(string(), minLength(SHORTEST, '')), again: string() }),
		forward(
			partialCheck(
				[['password'], ['again']],
				({ password, again }) => password === again,
				() => text.signin.passwordMismatch,
			),
			['again'],
		),
	);

function Caption({ password, own }: { password: string; own: readonly string[] }): ReactNode {
	return (
		<>
			<span className={styles.about}>{t('signin.passwordAbout', { count: SHORTEST })}</span>
			{/* Rendered from the start: screen readers ignore live regions that appear together with their text. */}
			<span className={styles.strength} role="status">
				{password !== '' && <Strength strength={passwordStrength(password, own)} />}
			</span>
		</>
	);
}

function Strength({ strength }: { strength: PasswordStrength }): ReactNode {
	return (
		<>
			<span className={styles.bars} data-strength={strength} aria-hidden="true">
				<span />
				<span />
				<span />
			</span>
			<span>
				{t('security.strength', { strength: text.security.strengths[strength] })}
				{strength === 'weak' && <span className={styles.why}>{text.security.weakText}</span>}
			</span>
		</>
	);
}
