import { type ReactNode, useMemo } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathButton } from '@/blocks/navigation/PathButton';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { columnOf } from '@/domain/deck/deck';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { defineThing } from '@/stores/queries/Query';
import { Icon } from '@/ui/icon/Icon';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { timelineColumns } from '.';
import { TimelineOptionsButton } from './TimelineOptionsButton';
import styles from './TimelinePage.module.css';
import { TimelineView } from './TimelineView';
import { timelineChoice } from './timelineSettings';

type Props = PageProps<'listTimeline' | 'antennaTimeline'>;

/** The timelines whose page shows nothing else. */
const paged = timelineColumns.flatMap(timeline => {
	const { target } = timeline;
	const page = target && 'page' in target ? target.page : undefined;
	const { missing } = page ?? {};
	return target && page && missing ? [{ timeline, target, page, missing }] : [];
});

/** The timeline of a page, by its path parameter: `listId` for a list. */
function timelineOf(params: Props['params']) {
	const values: Readonly<Record<string, string>> = params;
	for (const { timeline, target, missing } of paged) {
		const id = values[`${target.kind}Id`];
		if (id !== undefined) return { timeline, target, missing, id };
	}
	throw new Error('The address of this page names no timeline.');
}

interface Target {
	readonly kind: string;
	readonly id: string;
}

const targetQuery = defineThing({
	name: 'target',
	lifetime: 'changing',
	async fetch(session, { kind, id }: Target, signal) {
		const found = paged.find(({ target }) => target.kind === kind);
		if (!found) throw new Error('No timeline has this kind of target.');
		return found.page.show(session, id, signal);
	},
});

/** The timeline of one list or antenna (rules/timelines#one-list-or-antenna). */
export default function TargetTimelinePage({ params }: Props): ReactNode {
	return <TargetTimeline {...timelineOf(params)} />;
}

/** Where what is shown can be changed. */
function editPath(kind: string, id: string): string | undefined {
	if (kind === 'list') return pathTo('ownList', { listId: id });
	return kind === 'antenna' ? pathTo('antenna', { antennaId: id }) : undefined;
}

function TargetTimeline({ timeline, target, missing, id }: ReturnType<typeof timelineOf>): ReactNode {
	const { setList, setFeed } = useColumnHandle();
	const { filter } = useBaseSetting(timelineChoice);
	const { kind, icon, options, title } = timeline;
	const edit = editPath(target.kind, id);
	const query = useThing(targetQuery, { kind: target.kind, id });
	useHostTitle(query.data?.name ?? t(title));
	const column = useMemo(() => columnOf(kind, filter, { kind: target.kind, id }), [kind, filter, target.kind, id]);
	return (
		<QueryState query={query} loading={<SkeletonRows count={6} />} gone={{ icon, title: t(missing) }}>
			{({ name }) => (
				<div className={styles.page}>
					<div className={styles.head}>
						<p className={styles.kind}>
							<Icon name={icon} />
							{t(title)}
						</p>
						{edit && (
							<PathButton path={edit} icon="pencil" variant="quiet" size="small">
								{text.lists.edit}
							</PathButton>
						)}
						<TimelineOptionsButton options={options} hasTabs={false} column={column} title={name} />
					</div>
					<div className={styles.body}>
						<div className={styles.list}>
							<TimelineView timeline={timeline} column={column} label={name} onFeed={setFeed} ref={setList} />
						</div>
					</div>
				</div>
			)}
		</QueryState>
	);
}
