import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';

/** Whether the server treats this client as an app, as apps may not change these settings. */
export const isForSignInsOnly = (error: unknown): boolean =>
	error instanceof ApiError && error.code === 'ACCESS_DENIED';

/** Shown instead of settings that only the server's own page can change, if this client was authorized as an app. */
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
