import { type ReactNode, useState } from 'react';
import { webUrl } from '@/base/webUrl';
import { refreshRemote } from '@/blocks/actions/relations';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Notice } from './Notice';

/** Says that this server may not know everything of a remote user, with ways to the rest. */
export function RemoteNotice({ user, url }: { user: User; url: string | null }): ReactNode {
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const original = webUrl(url ?? '');
	const refresh = async () => {
		setBusy(true);
		await refreshRemote(session, user.id);
		setBusy(false);
	};
	return (
		<Notice icon="cloudNetwork" tone="dim" title={t('profile.remote', { host: user.host ?? '' })}>
			<span>{text.profile.remoteText}</span>
			{original !== null && (
				<a href={original.href} target="_blank" rel="noopener noreferrer">
					{text.profile.openOriginal}
				</a>
			)}
			{session.isMember && (
				<Button variant="quiet" size="small" icon="refresh" busy={isBusy} onClick={() => void refresh()}>
					{text.profile.refresh}
				</Button>
			)}
		</Notice>
	);
}
