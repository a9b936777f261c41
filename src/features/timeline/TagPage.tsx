import { type ReactNode, useMemo } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { columnOf } from '@/domain/deck/deck';
import { t } from '@/i18n/t';
import { hashtagColumn } from './columns/hashtagColumn';
import { TagHead } from './TagHead';
import { TimelineView } from './TimelineView';

/** Like results of a search: nothing that has the hashtag is left out. */
const ALL = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false };

/** The notes with a hashtag, newest first (rules/people#hashtag-pages). */
export default function TagPage({ params: { tag } }: PageProps<'tag'>): ReactNode {
	const { setList, setFeed } = useColumnHandle();
	useHostTitle(`#${tag}`);
	const column = useMemo(() => columnOf(hashtagColumn.kind, ALL, { kind: hashtagColumn.kind, id: tag }), [tag]);
	return (
		<TimelineView
			// The notes of another tag start at the top.
			key={tag}
			timeline={hashtagColumn}
			column={column}
			label={t('search.titleFor', { query: `#${tag}` })}
			header={
				<>
					<TagHead tag={tag} column={column} />
					<ShowInColumn kind={hashtagColumn.kind} target={{ kind: hashtagColumn.kind, id: tag }} name={`#${tag}`} />
				</>
			}
			onFeed={setFeed}
			ref={setList}
		/>
	);
}
