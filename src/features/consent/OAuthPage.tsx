import { type ReactNode, useState } from 'react';
import { decideOAuth } from '@/api/decideOAuth';
import { MinimalCard } from '@/blocks/minimal/MinimalCard';
import { text } from '@/i18n/text';
import { homeOrigin } from '@/stores/session/sessions';
import { Consent } from './Consent';
import { readOAuthRequest } from './readOAuthRequest';
import { returnsTo } from './returnsTo';
import { safeCallback } from './safeCallback';

/**
 * Asks whether an app may use an account, by OAuth (rules/apps#consent: /oauth/authorize). The server has checked the
 * request, and says in its page what is asked for; without that nothing can be granted.
 */
export default function OAuthPage(): ReactNode {
	const [request] = useState(() => readOAuthRequest(metaContent));
	if (!request) {
		return (
			<MinimalCard icon="warning" title={text.miauth.unreadable}>
				<p>{text.miauth.unreadableText}</p>
			</MinimalCard>
		);
	}
	const { transactionId, clientName, logoUrl, permissions } = request;
	const target = new URLSearchParams(location.search).get('redirect_uri');
	const decide = async (token: string | null) => safeCallback(await decideOAuth(homeOrigin(), transactionId, token));
	return (
		<Consent
			asking={{
				name: clientName === '' ? text.miauth.unnamed : clientName,
				iconUrl: logoUrl,
				returnsTo: returnsTo(target),
				permissions,
			}}
			allow={({ account }) => decide(account?.token ?? null)}
			deny={() => decide(null)}
		/>
	);
}

const metaContent = (name: string): string | null =>
	document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
