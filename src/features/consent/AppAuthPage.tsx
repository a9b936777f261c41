import type { ReactNode } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { MinimalCard } from '@/blocks/minimal/MinimalCard';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { homeSession } from '@/stores/session/homeSession';
import { SessionProvider } from '@/stores/session/SessionContext';
import { Spinner } from '@/ui/state/Spinner';
import { appName } from './appName';
import { Consent } from './Consent';
import styles from './consentCard.module.css';
import { ExpiredCard } from './ExpiredCard';
import { isRequestGone } from './isRequestGone';
import { returnsTo } from './returnsTo';
import { safeCallback } from './safeCallback';

/** The registered app that asks with a token. */
const appSessionQuery = defineThing({
	name: 'appSession',
	lifetime: 'open',
	async fetch(session, token: string, signal) {
		const { app } = await session.api.call('auth/session/show', { token }, { signal });
		return { name: appName(app?.name), callback: safeCallback(app?.callbackUrl), permissions: app?.permission ?? [] };
	},
});

/** Asks whether a registered app may use an account (rules/apps#consent: /auth/{token}). */
export default function AppAuthPage({ params: { token } }: PageProps<'appAuth'>): ReactNode {
	return (
		<SessionProvider value={homeSession()}>
			<AppAuth token={token} />
		</SessionProvider>
	);
}

function AppAuth({ token }: { token: string }): ReactNode {
	const query = useThing(appSessionQuery, token);
	if (isRequestGone(query.error)) return <ExpiredCard />;
	if (!query.data) {
		return (
			<MinimalCard icon="plug" title={text.miauth.reading}>
				<QueryState query={query} loading={<Loading />}>
					{() => null}
				</QueryState>
			</MinimalCard>
		);
	}
	const { name, callback, permissions } = query.data;
	return (
		<Consent
			asking={{
				name: name ?? text.miauth.unnamed,
				iconUrl: null,
				knownAt: null,
				returnsTo: returnsTo(callback),
				permissions,
			}}
			allow={async ({ api }) => {
				await api.call('auth/accept', { token });
				return callback && withToken(callback, token);
			}}
			deny={async () => null}
		/>
	);
}

function Loading(): ReactNode {
	return (
		<div className={styles.loading} role="status" aria-label={text.ui.loading}>
			<Spinner />
		</div>
	);
}

function withToken(callback: string, token: string): string {
	const url = new URL(callback);
	url.searchParams.set('token', token);
	return url.href;
}
