import { type ReactNode, useEffect } from 'react';
import type { PageGate } from '@/blocks/hosting/pageGates';
import { matchPattern } from '@/domain/paths/matchPattern';
import { text } from '@/i18n/text';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { comingPages } from './comingPages';
import NotFoundPage from './NotFoundPage';
import { followRedirects } from './redirects';
import { useSignInWhere } from './usePageAccess';

interface UnknownPageProps {
	/** The address with its query. */
	readonly path: string;
	/** Goes to another address in place of this one. */
	readonly replace: (path: string) => void;
}

/** For addresses without a page: follows redirects, asks visitors to sign in where that is due, else says it is not found. */
export default function UnknownPage({ path, replace }: UnknownPageProps): ReactNode {
	const { isMember } = useSession();
	const me = useMe(known => known);
	const viewer = { isMember, me };
	const outcome = followRedirects(path, viewer) ?? { kind: gateAt(path)(viewer) };
	const target = outcome.kind === 'moved' ? outcome.path : null;
	useEffect(() => {
		if (target !== null) replace(target);
	}, [target, replace]);
	useSignInWhere(outcome.kind === 'signIn');
	if (outcome.kind === 'pending' || outcome.kind === 'moved') return <SkeletonRows />;
	if (outcome.kind === 'looping') {
		return (
			<EmptyState icon="alert" title={text.notFound.redirectLoop}>
				{text.notFound.redirectLoopText}
			</EmptyState>
		);
	}
	return <NotFoundPage />;
}

const nobody: PageGate = () => 'notFound';

/** Whom the coming page of this address is for. */
function gateAt(path: string): PageGate {
	const pathname = path.replace(/[?#].*$/s, '');
	const gate = comingPages.find(({ pattern }) => matchPattern(pattern, pathname) !== null)?.gate;
	// Not found even for those whom the page is going to be for.
	return gate ?? nobody;
}
