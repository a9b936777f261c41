import type { ReactNode } from 'react';
import { usernameField } from '@/blocks/account/usernameField';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { canUseKeysOf } from '@/platform/securityKeys';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { captchaField } from './captcha/captchaField';
import { PasskeySignin } from './PasskeySignin';
import { ServersOwnPage } from './ServersOwnPage';
import styles from './SigninForm.module.css';
import { TryButton } from './TryButton';
import { useSignin } from './useSignin';

/**
 * Name and password on the server of this page, then a one-time code or a security key if the account requires one; or
 * a passkey alone.
 * @param props.username filled in from the start
 * @param props.onDone closes the surrounding dialog
 */
export function SigninForm({ username: known, onDone }: { username: string; onDone: () => void }): ReactNode {
	const { origin } = useSession();
	const server = useServerInfo(info => info?.origin ?? null) ?? origin;
	const canUseKeys = canUseKeysOf(new URL(server).hostname);
	const signin = useSignin({ known, canUseKeys, onDone });
	const { form, username, demand, captchas, round } = signin;
	const ownPage = (
		<ServersOwnPage server={server} icon="externalLink" label={host => t('signin.onOwnPage', { host })} />
	);
	const asksForCaptcha = demand === 'captcha' || demand === 'captchaInstead';
	return (
		<>
			<Form
				form={form}
				fields={{
					username: usernameField(known === '' ? { 'data-autofocus': true } : {}),
					password: line({
						label: text.signin.password,
						type: 'password',
						autoComplete: 'current-password',
						required: true,
						...(known !== '' && { 'data-autofocus': true }),
					}),
					code:
						demand === null || asksForCaptcha
							? null
							: line({
									label: text.signin.code,
									caption: demand === 'codeInstead' ? text.signin.keyElsewhere : text.signin.codeAbout,
									autoComplete: 'one-time-code',
									autoCapitalize: 'none',
									spellCheck: false,
									// It comes when the password was sent, and is what is to be filled in next.
									autoFocus: true,
								}),
					captchas: asksForCaptcha ? captchaField(captchas, round, ownPage) : null,
				}}
				above={{
					captchas: asksForCaptcha && (
						<p className={styles.reason} role="status">
							{demand === 'captcha' ? text.signin.captchaNeeded : text.signin.passkeyNeedsCaptcha}
						</p>
					),
				}}
				button={{ label: text.common.signIn, wide: true }}
			/>
			{demand === 'key' && <TryButton label={text.signin.keyAgain} icon="key" run={signin.useKeyAgain} />}
			{demand === null && (
				<PasskeySignin
					username={username}
					server={server}
					mayWantCaptcha={signin.mayWantCaptcha}
					onSignedIn={signin.finish}
					onCaptcha={signin.askForCaptcha}
				/>
			)}
		</>
	);
}
