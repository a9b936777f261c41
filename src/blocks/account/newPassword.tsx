import type { ReactNode } from 'react';
import { forward, type GenericSchema, minLength, object, partialCheck, pipe, string } from 'valibot';
import { type PasswordStrength, passwordStrength } from '@/domain/account/passwordStrength';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { type Control, line } from '@/ui/form/controls';
import styles from './newPassword.module.css';

const SHORTEST = 8;

/** A new password, twice. */
export interface NewPassword {
	readonly password: string;
	readonly again: string;
}

/**
 * The fields of a new password, which tell how hard it is to guess. A weak one is told, and taken all the same.
 * @param label of the first field; the second asks for the same again
 * @param own what others know of the person, which makes no good password
 */
export function newPassword(label: string, own: readonly string[]): { [K in keyof NewPassword]: Control<string> } {
	const field = { type: 'password', autoComplete: 'new-password', required: true } as const;
	return {
		password: bound => line({ ...field, label, caption: <Caption password={bound.value} own={own} /> })(bound),
		again: line({ ...field, label: text.signin.passwordAgain }),
	};
}

/** Long enough, and the same both times. */
export const newPasswordRules = (): GenericSchema<NewPassword> =>
	pipe(
		// The caption tells how long it is to be.
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
			{/* There from the start: a region that comes with its text is not read out. */}
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
