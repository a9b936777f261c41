import { type ReactNode, useEffect, useState } from 'react';
import { isAbort } from '@/api/ApiError';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { Spinner } from '@/ui/state/Spinner';
import styles from './LookupPage.module.css';
import { lookupError } from './lookupError';
import { queryTarget } from './lookupTarget';
import { openLookup, showLookupError } from './openLookup';
import { resolveUri } from './resolveUri';

/** Looks up what its address names, and gives its place to the page of that (rules/navigation#lookup). */
export default function LookupPage({ search }: PageProps<'lookup'>): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const [failure, setFailure] = useState<unknown>(null);
	const [attempt, setAttempt] = useState(0);
	const target = queryTarget(search, session.host);
	const path = target && 'path' in target ? target.path : null;
	const uri = target && 'uri' in target ? target.uri : null;
	useHostTitle(text.lookup.title);
	useEffect(() => {
		const leave = navigation.replace ?? navigation.navigate;
		if (path !== null) leave(path);
		if (uri === null) return undefined;
		const asking = new AbortController();
		const fail = (error: unknown) => {
			if (isAbort(error) || asking.signal.aborted) return;
			setFailure(error);
			void showLookupError(error);
		};
		setFailure(null);
		resolveUri(session, uri, asking.signal).then(found => {
			if (asking.signal.aborted) return;
			if (found === null) setFailure(new Error(text.lookup.errors.responseInvalid.text));
			else leave(found);
		}, fail);
		return () => asking.abort();
	}, [session, navigation, path, uri, attempt]);
	if (target === null) {
		return (
			<EmptyState
				icon="search"
				title={text.lookup.nothing}
				action={
					<Button variant="primary" onClick={() => void openLookup(session, navigation.navigate)}>
						{text.lookup.title}
					</Button>
				}
			>
				{text.lookup.nothingText}
			</EmptyState>
		);
	}
	if (failure !== null) {
		const said = lookupError(failure);
		return (
			<ErrorState title={said.title} onRetry={() => setAttempt(attempt + 1)}>
				{said.text}
			</ErrorState>
		);
	}
	return (
		<div className={styles.waiting} role="status">
			<Spinner size={28} />
			<p>{text.lookup.fetching}</p>
			{uri !== null && <p className={styles.uri}>{uri}</p>}
		</div>
	);
}
