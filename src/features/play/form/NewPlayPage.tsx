import { type ReactNode, useEffect, useState } from 'react';
import { toPlay } from '@/api/toPlay';
import { NotMoved } from '@/blocks/account/NotMoved';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { leadOn } from '@/blocks/navigation/leadOn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { refreshPlays } from '@/blocks/play/changePlay';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { PageBody } from '@/ui/page/PageBody';
import { toast } from '@/ui/toast/toasts';
import { forgetPlayStorage, playStorage } from '../playStorage';
import { keptPlayName } from './keptPlayName';
import { paramsOf } from './PlayEdit';
import { PlayForm } from './PlayForm';
import { usePlayForm } from './usePlayForm';

/** Makes a play, and goes to it (rules/play#writing). */
export default function NewPlayPage(): ReactNode {
	useHostTitle(text.play.create);
	const session = useSession();
	const navigation = useNavigation();
	const edit = usePlayForm(null, async values => {
		const { id } = toPlay(await session.api.call('flash/create', paramsOf(values)));
		refreshPlays(session);
		const show = leadOn(navigation, pathTo('play', { playId: id }), text.play.show);
		if (show.action) toast(text.play.created, { icon: 'check', tone: 'success', ...show });
		void forgetPlayStorage(session, null);
		return { page: keptPlayName(id) };
	});
	const discard = () => {
		edit.discard();
		void forgetPlayStorage(session, null);
	};
	// What another new play has kept, such as in a tab that was closed.
	const [isEmpty] = useState(!edit.isChanged);
	useEffect(() => {
		if (isEmpty) void forgetPlayStorage(session, null);
	}, [session, isEmpty]);
	return (
		<NotMoved>
			<PageBody isClose>
				<PlayForm edit={{ ...edit, discard }} storageName={playStorage(null)} isKnown={false} />
			</PageBody>
		</NotMoved>
	);
}
