import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { Channel } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { knownThing } from '@/stores/queries/cachedThings';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { fillForm } from '@/ui/form/fillForm';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { toast } from '@/ui/toast/toasts';
import { mayEditChannel } from '../channelActions';
import { channelQuery } from '../channelQueries';
import { ArchiveChannel } from './ArchiveChannel';
import { changedParams, editOf } from './ChannelEdit';
import { ChannelForm } from './ChannelForm';
import styles from './EditedChannelPage.module.css';
import { PinnedNotes } from './PinnedNotes';
import { saveChannel } from './saveChannel';
import { useChannelForm } from './useChannelForm';

/** Edits a channel, as its owner or a moderator (rules/channels#editing). */
export default function EditedChannelPage({ params }: PageProps<'editedChannel'>): ReactNode {
	const session = useSession();
	const query = useThing(channelQuery, params.channelId);
	useHostTitle(query.data ? t('channels.editOf', { name: query.data.name }) : text.channels.edit);
	// A moderator is known as such once the server has said so.
	useMe(me => me);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'channel', title: text.channels.gone, text: text.channels.goneText }}
		>
			{channel =>
				mayEditChannel(session, channel) ? (
					<EditChannel key={channel.id} channel={channel} />
				) : (
					<EmptyState icon="lock" title={text.channels.notYours}>
						{text.channels.notYoursText}
					</EmptyState>
				)
			}
		</QueryState>
	);
}

function EditChannel({ channel }: { channel: Channel }): ReactNode {
	return (
		<PageBody>
			<PathLink className={styles.back} path={pathTo('channel', { channelId: channel.id })}>
				{text.channels.toChannel}
			</PathLink>
			<Section title={channel.name}>
				<SavedChannelForm channel={channel} />
			</Section>
			<PinnedNotes channel={channel} />
			<ArchiveChannel channel={channel} />
		</PageBody>
	);
}

function SavedChannelForm({ channel }: { channel: Channel }): ReactNode {
	const session = useSession();
	// What is fetched meanwhile must not look like an edit.
	const [saved, setSaved] = useState(() => editOf(channel));
	const edit = useChannelForm(channel.id, saved, async values => {
		const changes = changedParams(values, saved);
		if (Object.keys(changes).length > 0) await saveChannel(session, channel.id, changes);
		toast(text.channels.saved, { icon: 'check', tone: 'success' });
		setSaved(values);
		return {
			restart() {
				const now = editOf(knownThing(session, channelQuery, channel.id) ?? channel);
				setSaved(now);
				fillForm(edit.form, now);
			},
		};
	});
	return <ChannelForm edit={edit} isKnown />;
}
