import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';

/** Whether we are an app to this server ourselves: apps may change nothing here. */
export const isForSignInsOnly = (error: unknown): boolean =>
	error instanceof ApiError && error.code === 'ACCESS_DENIED';

/** Instead of what only the server's own page can do for somebody who signed in by permission. */
export function ElsewhereOnly({ path }: { path: string }): ReactNode {
	const { host, origin } = useSession();
	return (
		<EmptyState
			icon="lock"
			title={text.security.elsewhere}
			action={
				<a href={origin + path} target="_blank" rel="noopener noreferrer">
					{t('security.toServer', { host })}
				</a>
			}
		>
			{t('security.elsewhereText', { host })}
		</EmptyState>
	);
}
