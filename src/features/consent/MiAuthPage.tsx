import type { ReactNode } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { text } from '@/i18n/text';
import { Consent } from './Consent';
import { callbackWithSession, consentRequest } from './consentRequest';
import { returnsTo } from './returnsTo';
import { UnreadableCard } from './UnreadableCard';

/** Asks whether an app may use an account (rules/apps#consent: /miauth/{session}). */
export default function MiAuthPage(page: PageProps<'consent'>): ReactNode {
	const request = consentRequest(page);
	if (!request) return <UnreadableCard title={text.miauth.unreadable}>{text.miauth.badSession}</UnreadableCard>;
	const { session, name, icon, callback, permissions } = request;
	return (
		<Consent
			asking={{
				name: name ?? text.miauth.unnamed,
				iconUrl: icon,
				knownAt: null,
				returnsTo: returnsTo(callback),
				permissions,
			}}
			allow={async ({ api }) => {
				await api.call('miauth/gen-token', { session, name, iconUrl: icon, permission: permissions });
				return callback && callbackWithSession(callback, session);
			}}
			deny={async () => null}
		/>
	);
}
