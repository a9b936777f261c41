import { type ReactNode, useEffect, useState } from 'react';
import { isAbort } from '@/api/ApiError';
import { useIsCovered } from '@/blocks/hosting/CoveredContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { Spinner } from '@/ui/state/Spinner';
import styles from './LookupPage.module.css';
import { lookupError } from './lookupError';
import { queryTarget } from './lookupTarget';
import { openLookup, showLookupError } from './openLookup';
import { resolveUri } from './resolveUri';

/** Looks up what its address names, and gives its place to the page of that (rules/navigation#lookup). */
export default function LookupPage({ search }: PageProps<'lookup'>): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const [attempt, setAttempt] = useState(0);
	const target = queryTarget(search, session.host);
	useHostTitle(text.lookup.title);
	if (target === null) {
		const again = (
			<Button variant="primary" onClick={() => void openLookup(session, navigate)}>
				{text.lookup.title}
			</Button>
		);
		return (
			<EmptyState icon="search" title={text.lookup.nothing} action={again}>
				{text.lookup.nothingText}
			</EmptyState>
		);
	}
	if ('path' in target) return <Leaving path={target.path} />;
	return <Resolving key={`${target.uri} ${attempt}`} uri={target.uri} onRetry={() => setAttempt(attempt + 1)} />;
}

function Leaving({ path }: { path: string }): ReactNode {
	const { navigate, replace = navigate } = useNavigation();
	const isCovered = useIsCovered();
	useEffect(() => {
		if (!isCovered) replace(path);
	}, [replace, path, isCovered]);
	return <SkeletonRows />;
}

interface ResolvingProps {
	uri: string;
	onRetry: () => void;
}

function Resolving({ uri, onRetry }: ResolvingProps): ReactNode {
	const session = useSession();
	const [outcome, setOutcome] = useState<{ readonly path: string } | { readonly error: unknown } | null>(null);
	useEffect(() => {
		const asking = new AbortController();
		resolveUri(session, uri, asking.signal).then(
			path => setOutcome(path === null ? { error: new Error(text.lookup.errors.responseInvalid.text) } : { path }),
			error => {
				if (isAbort(error)) return;
				setOutcome({ error });
				void showLookupError(error);
			},
		);
		return () => asking.abort();
	}, [session, uri]);
	if (outcome === null) {
		return (
			<div className={styles.waiting} role="status">
				<Spinner size={28} />
				<p>{text.lookup.fetching}</p>
				<p className={styles.uri}>{uri}</p>
			</div>
		);
	}
	if ('path' in outcome) return <Leaving path={outcome.path} />;
	const said = lookupError(outcome.error);
	return (
		<ErrorState title={said.title} onRetry={onRetry}>
			{said.text}
		</ErrorState>
	);
}
