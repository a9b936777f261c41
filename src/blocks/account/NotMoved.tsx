import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { useMe } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';

/** Its children, unless the account has moved: then it says that, as the server would refuse what they offer. */
export function NotMoved({ children }: { children: ReactNode }): ReactNode {
	const hasMoved = useMe(me => Boolean(me?.movedTo));
	if (!hasMoved) return children;
	return (
		<EmptyState icon="lock" title={text.error.accountMoved}>
			{text.error.accountMovedText}
		</EmptyState>
	);
}
