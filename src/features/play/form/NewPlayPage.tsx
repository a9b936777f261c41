import type { ReactNode } from 'react';
import { toPlay } from '@/api/toPlay';
import { NotMoved } from '@/blocks/account/NotMoved';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { refreshPlays } from '@/blocks/play/changePlay';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { PageBody } from '@/ui/page/PageBody';
import { paramsOf } from './PlayEdit';
import { PlayForm } from './PlayForm';
import { usePlayForm } from './usePlayForm';

/** Makes a play, and goes to it (rules/play#writing). */
export default function NewPlayPage(): ReactNode {
	useHostTitle(text.play.create);
	const session = useSession();
	const { navigate, replace = navigate } = useNavigation();
	const edit = usePlayForm(null, async values => {
		const { id } = toPlay(await session.api.call('flash/create', paramsOf(values)));
		refreshPlays(session);
		replace(pathTo('play', { playId: id }));
	});
	return (
		<NotMoved>
			<PageBody isClose>
				<PlayForm edit={edit} storageName="play:new" isKnown={false} />
			</PageBody>
		</NotMoved>
	);
}
