import type { ReactNode } from 'react';
import { beginPasskey, finishPasskey, signIn } from '@/api/signIn';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { askForKey, canUseKeysOf } from '@/platform/securityKeys';
import { homeOrigin } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { goToConsent } from './goToConsent';
import { isWrongPassword } from './signinErrorText';
import { TryButton } from './TryButton';

interface PasskeySigninProps {
	/** Empty for any account that the passkey is for. */
	username: string;
	/** The server's own origin. */
	server: string;
	onSignedIn: (id: string, token: string) => Promise<void>;
}

/**
 * Signs in by a passkey alone. Where this page can't use the server's passkeys, goes to the server's own page, which
 * can (rules/accounts#where-passkeys-work).
 */
export function PasskeySignin({ username, server, onSignedIn }: PasskeySigninProps): ReactNode {
	const { host, hostname } = new URL(server);
	if (!canUseKeysOf(hostname)) {
		if (host === location.host) return null;
		return (
			<Button variant="quiet" wide icon="key" onClick={() => goToConsent(server)}>
				{t('signin.passkeyElsewhere', { host })}
			</Button>
		);
	}
	const run = async () => {
		const { id, token } = username === '' ? await byAnyKey() : await byKeyOf(username);
		await onSignedIn(id, token);
	};
	return <TryButton label={text.signin.withPasskey} icon="key" run={run} />;
}

/** The user chooses among the passkeys of this server. */
async function byAnyKey() {
	const { request, context } = await beginPasskey(homeOrigin());
	return finishPasskey(homeOrigin(), context, await askForKey(request));
}

/** The server names the keys of the account, if one of them is enough to sign in. */
async function byKeyOf(username: string) {
	const step = await signIn(homeOrigin(), { username, password: '' }).catch(error => {
		throw isWrongPassword(error) ? new Error(text.signin.passkeyNeedsPassword) : error;
	});
	if (step.finished || step.next !== 'passkey') throw new Error(text.signin.passkeyNeedsPassword);
	const credential = await askForKey(step.request);
	const last = await signIn(homeOrigin(), { username, password: '', credential });
	if (!last.finished) throw new Error(text.signin.passkeyNeedsPassword);
	return last;
}
