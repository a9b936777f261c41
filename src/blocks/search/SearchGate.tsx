import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { usePolicies, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';

/** What a search of notes finds, if the account may search notes; else why it may not (rules/people#search). */
export function SearchGate({ children }: { children: ReactNode }): ReactNode {
	const { isMember, host } = useSession();
	const policies = usePolicies();
	if (policies === null) return <SkeletonRows count={4} />;
	if (policies.canSearchNotes) return children;
	if (isMember) {
		return (
			<EmptyState icon="lock" title={text.search.notAllowedTitle}>
				{t('noteSearch.notByRole', { host })}
			</EmptyState>
		);
	}
	const signIn = (
		<Button variant="primary" onClick={() => intents.send({ kind: 'signIn', reason: 'required' })}>
			{text.common.signIn}
		</Button>
	);
	return (
		<EmptyState icon="lock" title={text.search.notAllowedTitle} action={signIn}>
			{t('noteSearch.notAsVisitor', { host })}
		</EmptyState>
	);
}
