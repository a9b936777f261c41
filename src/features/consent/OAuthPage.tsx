import { type ReactNode, useState } from 'react';
import { decideOAuth } from '@/api/decideOAuth';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { homeOrigin } from '@/stores/session/sessions';
import { appName } from './appName';
import { Consent } from './Consent';
import { readOAuthRequest } from './readOAuthRequest';
import { returnsTo } from './returnsTo';
import { safeCallback } from './safeCallback';
import { UnreadableCard } from './UnreadableCard';

/**
 * Asks whether an app may use an account, by OAuth (rules/apps#consent: /oauth/authorize). The server has checked the
 * request, and says in its page what is asked for; without that nothing can be granted.
 */
export default function OAuthPage(): ReactNode {
	const [request] = useState(() => readOAuthRequest(metaContent));
	if (!request) return <UnreadableCard title={text.miauth.unreadable}>{text.miauth.unreadableText}</UnreadableCard>;
	const { transactionId, clientName, logoUrl, permissions } = request;
	// The server has checked them too: without that its page would have no transaction.
	const asked = new URLSearchParams(location.search);
	const [knownAt, target] = [returnsTo(asked.get('client_id')), returnsTo(asked.get('redirect_uri'))];
	const decide = async (token: string | null) => safeCallback(await decideOAuth(homeOrigin(), transactionId, token));
	const allow = async ({ api, account }: Session) => {
		// An account that has ended is reported as everywhere; of a decision servers only say that it is refused.
		await api.call('i', {});
		return decide(account?.token ?? null);
	};
	return (
		<Consent
			asking={{
				name: appName(clientName) ?? text.miauth.unnamed,
				iconUrl: logoUrl,
				knownAt,
				returnsTo: target,
				permissions,
			}}
			allow={allow}
			deny={() => decide(null)}
		/>
	);
}

const metaContent = (name: string): string | null =>
	document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
