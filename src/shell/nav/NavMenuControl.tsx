import type { ReactNode } from 'react';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { useRowFocus } from '@/ui/focus/useRowFocus';
import { Icon } from '@/ui/icon/Icon';
import { openMenu } from '@/ui/menu/openMenu';
import { Grip } from '@/ui/sortable/Grip';
import { useSortable } from '@/ui/sortable/useSortable';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from './NavMenuControl.module.css';
import { NAV_ITEMS } from './navActions';
import { DIVIDER, type NavEntry, navEntries, withMoved, withoutEntry } from './navMenu';
import { navMenu } from './navSettings';

const nameOf = ({ action }: NavEntry): string => action?.name() ?? text.navbar.divider;

/** The chosen items of the navigation bar: put in order by drag and keys, added and removed. */
export function NavMenuControl({ label, value, onChange }: OwnControlProps): ReactNode {
	const menu = Array.isArray(value) ? (value as readonly string[]) : navMenu.default;
	const entries = navEntries(menu, NAV_ITEMS);
	const sorting = useSortable({
		ids: entries.map(({ id }) => id),
		nameOf: id => entries.filter(entry => entry.id === id).map(nameOf)[0] ?? '',
		layout: 'list',
		by: 'grip',
		onMove: (id, to) => onChange(withMoved(menu, entries, id, to)),
	});
	const { box, addButton, leave } = useRowFocus();
	const remove = (entry: NavEntry) => {
		leave(entries.indexOf(entry));
		onChange(withoutEntry(menu, entry));
	};
	const add = (anchor: HTMLElement) => {
		const others = NAV_ITEMS.filter(({ id }) => entries.every(entry => entry.id !== id));
		openMenu({
			anchor,
			label: text.navbar.add,
			items: [
				...others.map(({ id, icon, name }) => ({ text: name(), icon, onSelect: () => onChange([...menu, id]) })),
				...(others.length > 0 ? [{ type: 'divider' } as const] : []),
				{ text: text.navbar.divider, icon: 'minus', onSelect: () => onChange([...menu, DIVIDER]) },
			],
		});
	};
	return (
		<div ref={box} className={styles.menu}>
			{entries.length === 0 && (
				<EmptyState icon="menu" title={text.navbar.none}>
					{text.navbar.noneText}
				</EmptyState>
			)}
			<ul {...sorting.list} className={styles.list} aria-label={label}>
				{entries.map(entry => {
					const name = nameOf(entry);
					return (
						<li key={entry.id} className={styles.item} {...sorting.itemOf(entry.id)}>
							<Grip sorting={sorting} id={entry.id} label={fill(text.navbar.drag, { name })} />
							{entry.action && <Icon name={entry.action.icon} size={20} />}
							<span className={styles.name} data-line={entry.action ? undefined : ''}>
								{name}
							</span>
							<IconButton
								icon="close"
								size="small"
								label={fill(text.navbar.remove, { name })}
								onClick={() => remove(entry)}
							/>
						</li>
					);
				})}
			</ul>
			{sorting.status}
			<div className={styles.buttons}>
				<Button ref={addButton} icon="plus" aria-haspopup="menu" onClick={event => add(event.currentTarget)}>
					{text.navbar.add}
				</Button>
				<Button
					icon="undo"
					disabled={JSON.stringify(menu) === JSON.stringify(navMenu.default)}
					onClick={() => onChange(navMenu.default)}
				>
					{text.navbar.defaults}
				</Button>
			</div>
		</div>
	);
}
