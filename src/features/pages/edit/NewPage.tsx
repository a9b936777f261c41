import type { ReactNode } from 'react';
import { toPage } from '@/api/toPage';
import { NotMoved } from '@/blocks/account/NotMoved';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { leadOn } from '@/blocks/navigation/leadOn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pagePath } from '@/domain/paths/pagePath';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { toast } from '@/ui/toast/toasts';
import { refreshPages } from '../changePage';
import { keptPageName } from './keptPageName';
import { paramsOf } from './PageEdit';
import { PageEditor } from './PageEditor';

/** Makes a page, and goes to it (rules/pages#editing). */
export default function NewPage(): ReactNode {
	useHostTitle(text.pages.create);
	const session = useSession();
	const navigation = useNavigation();
	return (
		<NotMoved>
			<PageEditor
				page={null}
				send={async edit => {
					const params = { ...paramsOf(edit), variables: [], script: '' };
					const { id, username, name } = toPage(await session.api.call('pages/create', params));
					refreshPages(session);
					const path = pagePath({ username: username || (session.account?.username ?? ''), name });
					const show = leadOn(navigation, path, text.pages.show);
					if (show.action) toast(text.pages.created, { icon: 'check', tone: 'success', ...show });
					return { page: keptPageName(id) };
				}}
			/>
		</NotMoved>
	);
}
