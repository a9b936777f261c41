import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { SearchForm } from '@/blocks/search/SearchForm';
import { SearchGate } from '@/blocks/search/SearchGate';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Select } from '@/ui/field/Select';
import { EmptyState } from '@/ui/state/EmptyState';
import { type Tab, Tabs } from '@/ui/Tabs';
import { askWhetherToOpen } from './askWhetherToOpen';
import { FoundNotes } from './FoundNotes';
import { FoundPeople } from './FoundPeople';
import { isLookupText, lookUp } from './lookup/openLookup';
import { NoteFilters } from './NoteFilters';
import { openFilterMenu } from './openFilterMenu';
import styles from './SearchPage.module.css';
import {
	parseSearchQuery,
	type SearchOrigin,
	type SearchQuery,
	type SearchType,
	searchPath,
	searchTargetId,
} from './searchQuery';
import { SeenSearch } from './seen/SeenSearch';
import { namesPerson } from './usePersonSearched';

/** Searches notes and users; the query is in the page's address (rules/people#search). */
export default function SearchPage({ search: asked }: PageProps<'search'>): ReactNode {
	const query = parseSearchQuery(asked);
	const session = useSession();
	const { navigate } = useNavigation();
	useHostTitle(query.q === '' ? text.search.title : t('search.titleFor', { query: query.q }));
	const go = (change: Partial<SearchQuery>) => navigate(searchPath({ ...query, ...change }));
	const search = async (words: string) => {
		// People are searched by their handles too.
		const isHandle = query.type === 'user' && words.startsWith('@');
		const wanted = !isHandle && isLookupText(session, words) ? await askWhetherToOpen(words) : 'search';
		if (wanted === 'open') await lookUp(session, navigate, words);
		else if (wanted === 'search') go({ q: words });
	};
	const choose = (type: SearchType) => go({ type });
	const tabs = kinds(session.isMember);
	if (query.type === 'seen' && session.isMember) {
		return (
			<div className={styles.page}>
				<SeenSearch q={query.q} pathFor={pathForSeen} tabs={tabs} onTab={choose} />
			</div>
		);
	}
	return (
		<div className={styles.page}>
			<SearchForm key={query.q} label={text.search.words} value={query.q} onSearch={words => void search(words)}>
				<SearchPlace query={query} onChange={go} />
			</SearchForm>
			<Tabs tabs={tabs} value={query.type} label={text.search.kinds} onChange={choose} />
			{query.type === 'note' && <NoteSearchTools query={query} onChange={go} />}
			{query.type === 'note' && query.q !== '' && (
				<ShowInColumn kind="search" target={{ kind: 'search', id: searchTargetId(query) }} name={query.q} />
			)}
			<TabPanel tabs={tabs} value={query.type} onChange={choose} fills>
				{query.q === '' ? (
					<SearchStart type={query.type} />
				) : query.type === 'note' ? (
					<FoundNotes query={query} />
				) : (
					<FoundPeople q={query.q} origin={query.origin} />
				)}
			</TabPanel>
		</div>
	);
}

function SearchStart({ type }: { type: SearchType }): ReactNode {
	const start = (
		<EmptyState icon="search" title={text.search.startTitle}>
			{type === 'note' ? text.search.startText : undefined}
		</EmptyState>
	);
	// Why notes can't be searched is said before anybody tries.
	return type === 'note' ? <SearchGate>{start}</SearchGate> : start;
}

type Origins = readonly [SearchOrigin, ...SearchOrigin[]];

/** The API can't search the notes of remote servers only. */
const PEOPLE_OF: Origins = ['combined', 'local', 'remote'];
const NOTES_OF: Origins = ['combined', 'local'];
/** For servers that only search local notes (rules/people#search). */
const LOCAL_NOTES: Origins = ['local'];

/** Visitors have no account of which anything would be kept. */
const kinds = (isMember: boolean): readonly Tab<SearchType>[] => [
	{ value: 'note', text: text.search.notes, icon: 'note' },
	{ value: 'user', text: text.search.people, icon: 'user' },
	...(isMember ? [{ value: 'seen', text: text.seen.title, icon: 'history' } as const] : []),
];

const pathForSeen = (q: string): string => searchPath({ ...parseSearchQuery({}), q, type: 'seen' });

interface SearchPlaceProps {
	query: SearchQuery;
	onChange: (change: Partial<SearchQuery>) => void;
}

/** The servers whose notes or people are searched; absent where there is no choice. */
function SearchPlace({ query, onChange }: SearchPlaceProps): ReactNode {
	const searchesRemoteNotes = useServerInfo(info => info?.searchesRemoteNotes ?? true);
	const origins: Origins = query.type === 'user' ? PEOPLE_OF : searchesRemoteNotes ? NOTES_OF : LOCAL_NOTES;
	const origin = origins.includes(query.origin) ? query.origin : origins[0];
	if (origins.length < 2) return null;
	return (
		<Select
			label={text.search.where}
			hideLabel
			value={origin}
			options={origins.map(value => ({ value, text: text.search[value] }))}
			// Names no server any more whose notes are not searched.
			onChange={value => onChange({ origin: value, ...(value === 'local' && !namesPerson(query) && { host: null }) })}
		/>
	);
}

/** The filters of a search of notes, with a button for more; where the server searches its own notes alone, it says so. */
function NoteSearchTools({ query, onChange }: SearchPlaceProps): ReactNode {
	const session = useSession();
	const searchesRemoteNotes = useServerInfo(info => info?.searchesRemoteNotes ?? true);
	return (
		<>
			<div className={styles.filters}>
				<Button
					size="small"
					icon="filter"
					aria-haspopup="menu"
					onClick={({ currentTarget: anchor }) => openFilterMenu(session, anchor, onChange)}
				>
					{text.searchPage.filter}
				</Button>
				<NoteFilters query={query} onChange={onChange} />
			</div>
			{!searchesRemoteNotes && <p className={styles.limited}>{t('searchPage.localOnly', { host: session.host })}</p>}
		</>
	);
}
