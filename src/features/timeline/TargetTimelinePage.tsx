import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import { FailedState } from '@/blocks/FailedState';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { columnOf } from '@/domain/deck';
import { t } from '@/i18n/t';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { timelineColumns } from '.';
import { TimelineOptionsButton } from './TimelineOptionsButton';
import styles from './TimelinePage.module.css';
import { TimelineView } from './TimelineView';
import { WriteInChannel } from './WriteInChannel';

type Props = PageProps<'listTimeline' | 'antennaTimeline' | 'channel'>;

/** The timeline that an address names, by its variable: `listId` of a list. */
function timelineOf(params: Props['params']) {
	const values: Readonly<Record<string, string>> = params;
	for (const timeline of timelineColumns) {
		const { target } = timeline;
		if (!target || !('page' in target)) continue;
		const id = values[`${target.kind}Id`];
		if (id !== undefined) return { timeline, targetKind: target.kind, page: target.page, id };
	}
	throw new Error('The address of this page names no timeline.');
}

/** The timeline of one list, antenna or channel, which its path names (spec 2 §2.1). */
export default function TargetTimelinePage({ params }: Props): ReactNode {
	return <TargetTimeline {...timelineOf(params)} />;
}

function TargetTimeline({ timeline, targetKind, page, id }: ReturnType<typeof timelineOf>): ReactNode {
	const session = useSession();
	const { setList, setFeed } = useColumnHandle();
	const { filter } = useBaseSetting('tl');
	const { kind, icon, options, title } = timeline;
	const query = useQuery({
		queryKey: [session.key, 'target', targetKind, id],
		queryFn: ({ signal }) => page.show(session, id, signal),
		staleTime: 0,
	});
	useHostTitle(query.data?.name ?? t(title));
	const column = useMemo(() => columnOf(kind, filter, { kind: targetKind, id }), [kind, filter, targetKind, id]);
	if (query.isPending) return <SkeletonRows count={6} />;
	if (query.error instanceof ApiError && query.error.status === 400) {
		return <EmptyState icon={icon} title={t(page.missing)} />;
	}
	if (query.data === undefined) {
		return <FailedState error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />;
	}
	const place = query.data.isArchived ? null : timeline.writesTo?.(column);
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<p className={styles.kind}>
					<Icon name={icon} />
					{t(title)}
				</p>
				{place && <WriteInChannel channelId={place.channelId} isIcon />}
				<TimelineOptionsButton options={options} hasTabs={false} />
			</div>
			<div className={styles.body}>
				<div className={styles.list}>
					<TimelineView timeline={timeline} column={column} label={query.data.name} onFeed={setFeed} ref={setList} />
				</div>
			</div>
		</div>
	);
}
