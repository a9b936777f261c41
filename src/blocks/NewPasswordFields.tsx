import type { ReactNode } from 'react';
import { type PasswordStrength, passwordStrength } from '@/domain/passwordStrength';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { TextField } from '@/ui/TextField';
import styles from './NewPasswordFields.module.css';

interface NewPasswordFieldsProps {
	/** What the first field is called; the second asks for the same again. */
	label: string;
	password: string;
	again: string;
	onPassword: (password: string) => void;
	onAgain: (again: string) => void;
	/** What others know of the person, which makes no good password. */
	own: readonly string[];
	minLength: number;
}

/** A new password, twice, and how hard it is to guess. A weak one is told, and taken all the same. */
export function NewPasswordFields(props: NewPasswordFieldsProps): ReactNode {
	const { label, password, again, onPassword, onAgain, own, minLength } = props;
	const isMismatch = again !== '' && again !== password;
	return (
		<>
			<TextField
				label={label}
				type="password"
				value={password}
				onChange={onPassword}
				caption={
					<>
						<span className={styles.about}>{t('signin.passwordAbout', { count: minLength })}</span>
						{/* There from the start: a region that comes with its text is not read out. */}
						<span className={styles.strength} role="status">
							{password !== '' && <Strength strength={passwordStrength(password, own)} />}
						</span>
					</>
				}
				autoComplete="new-password"
				required
			/>
			<TextField
				label={text.signin.passwordAgain}
				type="password"
				value={again}
				onChange={onAgain}
				error={isMismatch ? text.signin.passwordMismatch : undefined}
				autoComplete="new-password"
				required
			/>
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
