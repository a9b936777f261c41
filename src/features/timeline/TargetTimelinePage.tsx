import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import { FailedState } from '@/blocks/FailedState';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import type { TimelineTarget } from '@/domain/collections';
import { columnOf } from '@/domain/deck';
import { t, text } from '@/i18n/t';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { TimelineOptionsButton } from './TimelineOptionsButton';
import styles from './TimelinePage.module.css';
import { TimelineView } from './TimelineView';
import { definitionOf } from './useTimelineTabs';
import { WriteInChannel } from './WriteInChannel';

const TARGETS = {
	list: { endpoint: 'users/lists/show', key: 'listId' },
	antenna: { endpoint: 'antennas/show', key: 'antennaId' },
	channel: { endpoint: 'channels/show', key: 'channelId' },
} as const;

interface Target {
	readonly name: string;
	/** Of channels: nothing can be written there any more. */
	readonly isArchived?: boolean;
}

type Props = PageProps<'listTimeline' | 'antennaTimeline' | 'channel'>;

function targetOf(params: Props['params']): { kind: TimelineTarget; id: string } {
	if ('listId' in params) return { kind: 'list', id: params.listId };
	if ('antennaId' in params) return { kind: 'antenna', id: params.antennaId };
	return { kind: 'channel', id: params.channelId };
}

const missing = (kind: TimelineTarget): string =>
	({ list: text.timeline.noList, antenna: text.timeline.noAntenna, channel: text.timeline.noChannel })[kind];

/** The timeline of one list, antenna or channel, which its path names (spec 2 §2.1). */
export default function TargetTimelinePage({ params }: Props): ReactNode {
	const session = useSession();
	const { setList, setFeed } = useColumnHandle();
	const { filter } = useBaseSetting('tl');
	const { kind, id } = targetOf(params);
	const { endpoint, key } = TARGETS[kind];
	const query = useQuery({
		queryKey: [session.key, endpoint, id],
		queryFn: async ({ signal }) => (await session.api.request(endpoint, { [key]: id }, { signal })) as Target,
		staleTime: 0,
	});
	useHostTitle(query.data?.name ?? t(`timeline.${kind}`));
	const column = useMemo(() => columnOf(kind, filter, { kind, id }), [kind, filter, id]);
	if (query.isPending) return <SkeletonRows count={6} />;
	if (query.error instanceof ApiError && query.error.status === 400) {
		return <EmptyState icon={kind} title={missing(kind)} />;
	}
	if (query.data === undefined) {
		return <FailedState error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />;
	}
	const { icon, options } = definitionOf(kind);
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<p className={styles.kind}>
					<Icon name={icon} />
					{t(`timeline.${kind}`)}
				</p>
				{kind === 'channel' && !query.data.isArchived && <WriteInChannel channelId={id} isIcon />}
				<TimelineOptionsButton options={options} hasTabs={false} />
			</div>
			<div className={styles.body}>
				<div className={styles.list}>
					<TimelineView kind={kind} column={column} label={query.data.name} onFeed={setFeed} ref={setList} />
				</div>
			</div>
		</div>
	);
}
