import { type ReactNode, useSyncExternalStore } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PageContent } from '@/blocks/page/PageContent';
import { pageQuery } from '@/blocks/page/pageQueries';
import { useRetainedPeople } from '@/blocks/person/useRetainedPeople';
import { QueryState, type StateText } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { Page } from '@/domain/page/Page';
import { parseAcct } from '@/domain/person/parseAcct';
import { text } from '@/i18n/text';
import { handlers } from '@/stores/handlers';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { PageHead } from './PageHead';
import { PageSource } from './PageSource';
import { SOURCE } from './pageActions';
import styles from './UserPage.module.css';

const gone = (): StateText => ({ icon: 'page', title: text.pages.gone, text: text.pages.goneText });

/** A page that somebody wrote (rules/pages#the-page). Servers know those of their own users alone. */
export default function UserPage({ params, hash }: PageProps<'userPage'>): ReactNode {
	const session = useSession();
	const { username, host } = parseAcct(params.acct, session.host);
	const name = params.path ? `${params.pageName}/${params.path}` : params.pageName;
	if (host !== null) {
		const { icon, title, text: about } = gone();
		return (
			<EmptyState icon={icon} title={title}>
				{about}
			</EmptyState>
		);
	}
	return <LocalPage username={username} name={name} hash={hash} />;
}

interface LocalPageProps {
	username: string;
	name: string;
	hash: string | undefined;
}

function LocalPage({ username, name, hash }: LocalPageProps): ReactNode {
	const session = useSession();
	const interruptors = useSyncExternalStore(
		handlers.subscribe,
		() => handlers.of(session, 'page_view_interruptor').length,
	);
	const query = useThing(pageQuery, { username, name, interruptors });
	useHostTitle(query.data ? query.data.title || query.data.name : text.pages.one);
	useRetainedPeople(query.data ? [query.data.userId] : []);
	// Its menu depends on what is pinned.
	useMe(me => me?.pinnedPageId);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={6} />}
			gone={gone()}
			refused={{ icon: 'lock', title: text.pages.refused, text: text.pages.refusedText }}
		>
			{page => (hash === SOURCE ? <PageSource page={page} /> : <ShownPage page={page} />)}
		</QueryState>
	);
}

function ShownPage({ page }: { page: Page }): ReactNode {
	return (
		<article className={styles.page} aria-label={page.title || page.name}>
			<PageHead page={page} />
			{page.blocks.length === 0 ? (
				<p className={styles.empty}>{text.pages.empty}</p>
			) : (
				<PageContent key={page.id} page={page} />
			)}
		</article>
	);
}
