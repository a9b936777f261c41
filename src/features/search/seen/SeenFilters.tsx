import type { ReactNode } from 'react';
import { SEEN_KINDS, SEEN_PARTS } from '@/domain/seen/SeenNote';
import { SEEN_FILTERS, type SeenFilter, seenFilterText } from '@/domain/seen/seenQuery';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { kindName } from './kindAliases';
import styles from './SeenSearch.module.css';

interface SeenFiltersProps {
	/** Puts a filter behind what was typed; without a value the user goes on typing there. */
	onAdd: (filter: string) => void;
}

/** The filters with an example of each: a press adds one, or opens the menu of what it can be. */
export function SeenFilters({ onAdd }: SeenFiltersProps): ReactNode {
	return (
		<fieldset className={styles.filters} aria-label={text.seen.filters}>
			{SEEN_FILTERS.map(filter => {
				const items = choices(filter, onAdd);
				return (
					<Button
						key={filter}
						size="small"
						title={text.seen.about[filter]}
						aria-label={`${filter}: ${text.seen.about[filter]}`}
						{...(items && { 'aria-haspopup': 'menu' as const })}
						onClick={({ currentTarget: anchor }) => {
							if (items) openMenu({ anchor, label: text.seen.about[filter], items });
							else onAdd(`${filter}:`);
						}}
					>
						<span className={styles.filter}>
							<b>{filter}:</b>
							<span>{text.seen.examples[filter]}</span>
						</span>
					</Button>
				);
			})}
		</fieldset>
	);
}

const DAYS = ['today', 'yesterday', '7d', '1m'] as const;

function choices(filter: SeenFilter, onAdd: (filter: string) => void): readonly MenuItem[] | null {
	const add = (value: string) => () => onAdd(`${seenFilterText(filter, value)} `);
	if (filter === 'in')
		return SEEN_KINDS.map(kind => ({ text: kindName(kind), caption: `in:${kind}`, onSelect: add(kind) }));
	if (filter === 'has') {
		return SEEN_PARTS.map(part => ({ text: text.seen.parts[part], caption: `has:${part}`, onSelect: add(part) }));
	}
	if (filter === 'from') {
		return [
			{ text: text.seen.fromMe, caption: 'from:me', onSelect: add('me') },
			{ text: text.seen.fromSomebody, asks: true, caption: 'from:@name', onSelect: () => onAdd('from:') },
		];
	}
	return [
		...DAYS.map(day => ({ text: text.seen.days[day], caption: `${filter}:${day}`, onSelect: add(day) })),
		{ text: text.seen.otherDay, asks: true, caption: `${filter}:2026-01-31`, onSelect: () => onAdd(`${filter}:`) },
	];
}
