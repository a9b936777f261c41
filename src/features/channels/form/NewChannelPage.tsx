import type { ReactNode } from 'react';
import { toChannel } from '@/api/toCollections';
import { NotMoved } from '@/blocks/account/NotMoved';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { leadOn } from '@/blocks/navigation/leadOn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { PageBody } from '@/ui/page/PageBody';
import { toast } from '@/ui/toast/toasts';
import { refreshOwnedChannels } from '../changeChannel';
import { editOf, paramsOf } from './ChannelEdit';
import { ChannelForm } from './ChannelForm';
import { keptChannelName, useChannelForm } from './useChannelForm';

/** Makes a channel, and goes to it (rules/channels#editing). */
export default function NewChannelPage(): ReactNode {
	useHostTitle(text.channels.create);
	const session = useSession();
	const navigation = useNavigation();
	const edit = useChannelForm(null, editOf(null), async values => {
		const { id } = toChannel(await session.api.call('channels/create', paramsOf(values)));
		refreshOwnedChannels(session);
		const show = leadOn(navigation, pathTo('channel', { channelId: id }), text.channels.show);
		if (show.action) toast(text.channels.created, { icon: 'check', tone: 'success', ...show });
		return { page: keptChannelName(id) };
	});
	return (
		<NotMoved>
			<PageBody isClose>
				<ChannelForm edit={edit} isKnown={false} />
			</PageBody>
		</NotMoved>
	);
}
