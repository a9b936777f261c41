import type { ReactNode } from 'react';
import { beginPasskey, finishPasskey, type SigninStep, signIn } from '@/api/signIn';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { askForKey, canUseKeysOf } from '@/platform/securityKeys';
import { homeOrigin } from '@/stores/session/sessions';
import { ServersOwnPage } from './ServersOwnPage';
import { isCaptchaRefusal, isWrongPassword } from './signinErrorText';
import { TryButton } from './TryButton';

interface PasskeySigninProps {
	/** Empty for any account that the passkey is for. */
	username: string;
	/** The server's own origin. */
	server: string;
	/** Whether the server may want a captcha, as far as it is known. */
	mayWantCaptcha: boolean;
	onSignedIn: (id: string, token: string) => Promise<void>;
	/** The server wants a captcha, which goes along with a password only. */
	onCaptcha: () => void;
}

/**
 * Signs in by a passkey alone. Where this page can't use the server's passkeys, goes to the server's own page, which
 * can (rules/accounts#where-passkeys-work).
 */
export function PasskeySignin(props: PasskeySigninProps): ReactNode {
	const { username, server, mayWantCaptcha, onSignedIn, onCaptcha } = props;
	if (!canUseKeysOf(new URL(server).hostname)) {
		return <ServersOwnPage server={server} icon="key" label={host => t('signin.passkeyElsewhere', { host })} isQuiet />;
	}
	const run = async () => {
		const step = await (username === '' ? byAnyKey() : byKeyOf(username, mayWantCaptcha)).catch(error => {
			if (isCaptchaRefusal(error)) return { finished: false, next: 'captcha' } as const;
			throw error;
		});
		if (step.finished) return onSignedIn(step.id, step.token);
		// Of accounts without a second factor some servers say so though they have no captcha.
		if (step.next === 'captcha' && mayWantCaptcha) return onCaptcha();
		throw new Error(text.signin.passkeyNeedsPassword);
	};
	return <TryButton label={text.signin.withPasskey} icon="key" run={run} />;
}

/** The user chooses among the passkeys of this server. */
async function byAnyKey(): Promise<SigninStep> {
	const { request, context } = await beginPasskey(homeOrigin());
	return finishPasskey(homeOrigin(), context, await askForKey(request));
}

/** The server names the keys of the account, if one of them is enough to sign in. */
async function byKeyOf(username: string, mayWantCaptcha: boolean): Promise<SigninStep> {
	if (mayWantCaptcha) {
		const first = await signIn(homeOrigin(), { username });
		if (!first.finished && first.next === 'captcha') return first;
	}
	const step = await signIn(homeOrigin(), { username, password: '' }).catch(error => {
		throw isWrongPassword(error) ? new Error(text.signin.passkeyNeedsPassword) : error;
	});
	if (step.finished || step.next !== 'passkey') return step;
	const credential = await askForKey(step.request);
	return signIn(homeOrigin(), { username, password: '', credential });
}
