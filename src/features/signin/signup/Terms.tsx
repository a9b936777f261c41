import type { ReactNode } from 'react';
import type { SignupRules } from '@/domain/server/SignupRules';
import { text } from '@/i18n/text';
import styles from '../SigninForm.module.css';

export function ServerRules({ rules }: { rules: readonly string[] }): ReactNode {
	return (
		<ol className={styles.rules}>
			{rules.map(rule => (
				<li key={rule}>{rule}</li>
			))}
		</ol>
	);
}

/** Links to what is agreed to, each in a new tab, so that nothing typed is lost. */
export function Terms({ rules: { termsUrl, privacyUrl } }: { rules: SignupRules }): ReactNode {
	return (
		<p className={styles.terms}>
			{termsUrl !== null && (
				<a href={termsUrl} target="_blank" rel="noopener noreferrer">
					{text.signin.terms}
				</a>
			)}
			{privacyUrl !== null && (
				<a href={privacyUrl} target="_blank" rel="noopener noreferrer">
					{text.signin.privacy}
				</a>
			)}
		</p>
	);
}
