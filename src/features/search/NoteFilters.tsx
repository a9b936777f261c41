import type { ReactNode } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { IconButton } from '@/ui/button/IconButton';
import styles from './SearchPage.module.css';
import type { SearchQuery } from './searchQuery';
import { namesPerson, usePersonSearched } from './usePersonSearched';

interface NoteFiltersProps {
	query: SearchQuery;
	onChange: (change: Partial<SearchQuery>) => void;
}

/** The filters in the page's address, each with a button to remove it; empty without filters. */
export function NoteFilters({ query, onChange }: NoteFiltersProps): ReactNode {
	const name = usePersonSearched(query).data?.name;
	const hasPerson = namesPerson(query);
	if (!hasPerson && query.host === null && query.channel === null) return null;
	return (
		<>
			{hasPerson && (
				<Filter
					label={t('search.by', { name: name ?? query.username ?? '…' })}
					onDrop={() => onChange({ userId: null, username: null, host: null })}
				/>
			)}
			{!hasPerson && query.host !== null && (
				<Filter label={t('search.on', { host: query.host })} onDrop={() => onChange({ host: null })} />
			)}
			{query.channel !== null && <ChannelFilter id={query.channel} onDrop={() => onChange({ channel: null })} />}
		</>
	);
}

const channelQuery = defineThing({
	name: 'channels/show',
	lifetime: 'steady',
	fetch: (session, channelId: string, signal) => session.api.call('channels/show', { channelId }, { signal }),
});

function ChannelFilter({ id, onDrop }: { id: string; onDrop: () => void }): ReactNode {
	const { data } = useThing(channelQuery, id);
	return <Filter label={t('search.in', { name: data?.name ?? '…' })} onDrop={onDrop} />;
}

function Filter({ label, onDrop }: { label: string; onDrop: () => void }): ReactNode {
	return (
		<div className={styles.filter}>
			<span>{label}</span>
			<IconButton icon="close" size="small" label={`${text.search.drop}: ${label}`} onClick={onDrop} />
		</div>
	);
}
