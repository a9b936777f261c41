import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import type { PlainPage } from '@/domain/paths/PlainPage';
import { pathTo } from '@/domain/paths/pathTo';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { SearchField } from '@/ui/field/SearchField';
import { Icon } from '@/ui/icon/Icon';
import { isComposing } from '@/ui/keys/isComposing';
import { EmptyState } from '@/ui/state/EmptyState';
import { settingPath } from '../entries/settingPath';
import type { FoundSetting } from './findable';
import styles from './SettingsSearch.module.css';
import { findSettings } from './settingSearch';
import { useFindable } from './useFindable';

/** More are rarely looked at, and would cost time at each key. */
const SHOWN = 40;

interface SettingsSearchProps {
	/** Whether there is a query: the results take the place of the list of pages. */
	onSearch: (isSearching: boolean) => void;
	/** A setting was chosen, and its page is about to show. */
	onChoose: (marker: string) => void;
}

/** Searches all settings and their pages; arrow keys and Enter choose a result (rules/preferences#the-settings-pages). */
export function SettingsSearch({ onSearch, onChoose }: SettingsSearchProps): ReactNode {
	const id = useId();
	const { navigate } = useNavigation();
	const index = useFindable();
	const [query, setQuery] = useState('');
	const [active, setActive] = useState(0);
	const list = useRef<HTMLDivElement>(null);
	const found = useMemo(() => findSettings(index, query).slice(0, SHOWN), [index, query]);
	const isSearching = query.trim() !== '';
	const type = (next: string) => {
		setQuery(next);
		setActive(0);
		onSearch(next.trim() !== '');
	};
	const chosen = (result: FoundSetting) => {
		if (result.marker !== null) onChoose(result.marker);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent)) return;
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		if (step !== 0 && found.length > 0) {
			event.preventDefault();
			const next = (active + step + found.length) % found.length;
			setActive(next);
			list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
		} else if (event.key === 'Escape' && query !== '') {
			event.stopPropagation();
			event.preventDefault();
			type('');
		} else if (event.key === 'Enter') {
			const result = found[active];
			if (!result) return;
			event.preventDefault();
			navigate(pathOf(result));
			chosen(result);
		}
	};
	return (
		<search className={styles.search}>
			<SearchField
				label={text.settings.find}
				role="combobox"
				autoComplete="off"
				aria-expanded={isSearching}
				aria-controls={`${id}-found`}
				aria-autocomplete="list"
				aria-activedescendant={isSearching && found[active] ? `${id}-${active}` : undefined}
				value={query}
				onChange={type}
				onKeyDown={onKeyDown}
			/>
			<p className="visually-hidden" role="status">
				{isSearching ? counted(text.settings, 'found', found.length) : ''}
			</p>
			{isSearching && found.length === 0 && (
				<EmptyState icon="search" title={text.settings.noneFound}>
					{text.settings.noneFoundText}
				</EmptyState>
			)}
			<div ref={list} id={`${id}-found`} className={styles.found} role="listbox" aria-label={text.settings.results}>
				{isSearching &&
					found.map((result, place) => (
						<div key={result.id} id={`${id}-${place}`} role="option" tabIndex={-1} aria-selected={place === active}>
							<PathLink
								path={pathOf(result)}
								className={styles.result}
								tabIndex={-1}
								data-active={place === active || undefined}
								onClickCapture={() => chosen(result)}
							>
								<Icon name={result.icon} size={18} />
								<span className={styles.title}>{result.title}</span>
								<span className={styles.place}>{result.place}</span>
							</PathLink>
						</div>
					))}
			</div>
		</search>
	);
}

const pathOf = ({ page, marker }: FoundSetting): string =>
	marker === null ? pathTo<PlainPage>(page) : settingPath(page, marker);
