import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useServerInfo } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Select } from '@/ui/field/Select';
import { TextField } from '@/ui/field/TextField';
import { EmptyState } from '@/ui/state/EmptyState';
import { type Tab, Tabs } from '@/ui/Tabs';
import { FoundNotes } from './FoundNotes';
import { FoundPeople } from './FoundPeople';
import { NoteFilters } from './NoteFilters';
import styles from './SearchPage.module.css';
import {
	parseSearchQuery,
	type SearchOrigin,
	type SearchQuery,
	type SearchType,
	searchPath,
	searchTargetId,
} from './searchQuery';

/** Searches notes and users; the query is in the page's address (rules/people#search). */
export default function SearchPage({ search }: PageProps<'search'>): ReactNode {
	const query = parseSearchQuery(search);
	const { navigate } = useNavigation();
	useHostTitle(query.q === '' ? text.search.title : t('search.titleFor', { query: query.q }));
	const go = (change: Partial<SearchQuery>) => navigate(searchPath({ ...query, ...change }));
	const choose = (type: SearchType) => go({ type });
	const tabs = kinds();
	return (
		<div className={styles.page}>
			<SearchForm key={query.q} query={query} onSearch={go} />
			<Tabs tabs={tabs} value={query.type} label={text.search.kinds} onChange={choose} />
			{query.type === 'note' && <NoteFilters query={query} onChange={go} />}
			{query.type === 'note' && query.q !== '' && (
				<ShowInColumn kind="search" target={{ kind: 'search', id: searchTargetId(query) }} name={query.q} />
			)}
			<TabPanel tabs={tabs} value={query.type} onChange={choose} fills>
				{query.q === '' ? (
					<EmptyState icon="search" title={text.search.startTitle}>
						{text.search.startText}
					</EmptyState>
				) : query.type === 'note' ? (
					<FoundNotes query={query} />
				) : (
					<FoundPeople q={query.q} origin={query.origin} />
				)}
			</TabPanel>
		</div>
	);
}

type Origins = readonly [SearchOrigin, ...SearchOrigin[]];

/** The API can't search the notes of remote servers only. */
const PEOPLE_OF: Origins = ['combined', 'local', 'remote'];
const NOTES_OF: Origins = ['combined', 'local'];
/** For servers that only search local notes (rules/people#search). */
const LOCAL_NOTES: Origins = ['local'];

const kinds = (): readonly Tab<SearchType>[] => [
	{ value: 'note', text: text.search.notes, icon: 'note' },
	{ value: 'user', text: text.search.people, icon: 'user' },
];

interface SearchFormProps {
	query: SearchQuery;
	onSearch: (change: Partial<SearchQuery>) => void;
}

function SearchForm({ query, onSearch }: SearchFormProps): ReactNode {
	const [written, setWritten] = useState(query.q);
	const form = useRef<HTMLFormElement>(null);
	const isEmpty = query.q === '';
	useEffect(() => {
		if (isEmpty) form.current?.querySelector('input')?.focus();
	}, [isEmpty]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const q = written.trim();
		if (q !== '') onSearch({ q });
	};
	const searchesRemoteNotes = useServerInfo(info => info?.searchesRemoteNotes ?? true);
	const origins: Origins = query.type === 'user' ? PEOPLE_OF : searchesRemoteNotes ? NOTES_OF : LOCAL_NOTES;
	const origin = origins.includes(query.origin) ? query.origin : origins[0];
	return (
		<search>
			<form ref={form} className={styles.form} onSubmit={submit}>
				<div className={styles.words}>
					<TextField
						label={text.search.words}
						hideLabel
						type="search"
						icon="search"
						enterKeyHint="search"
						maxLength={200}
						placeholder={text.search.words}
						value={written}
						onChange={setWritten}
					/>
				</div>
				<div className={styles.where}>
					{origins.length > 1 && (
						<Select
							label={text.search.where}
							hideLabel
							value={origin}
							options={origins.map(value => ({ value, text: text.search[value] }))}
							onChange={value => onSearch({ origin: value })}
						/>
					)}
					<Button submit variant="primary">
						{text.search.go}
					</Button>
				</div>
			</form>
		</search>
	);
}
