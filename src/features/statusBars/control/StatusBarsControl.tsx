import { type ReactNode, useState } from 'react';
import { randomId } from '@/base/randomId';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { NO_ROW, useRowFocus } from '@/ui/focus/useRowFocus';
import type { IconName } from '@/ui/icon/Icon';
import { openMenu } from '@/ui/menu/openMenu';
import { ButtonRow } from '@/ui/page/ButtonRow';
import cards from '@/ui/sortable/cards.module.css';
import { useSortable } from '@/ui/sortable/useSortable';
import { EmptyState } from '@/ui/state/EmptyState';
import { toast } from '@/ui/toast/toasts';
import { initialStatusBar, STATUS_BAR_TYPES, type StatusBarType } from '../StatusBar';
import {
	type StatusBarEntry,
	statusBarEntries,
	withAddedBar,
	withChangedBar,
	withMovedBar,
	withoutBar,
} from '../statusBarEntries';
import { statusBars } from '../statusBarsSetting';
import { StatusBarCard } from './StatusBarCard';
import { StatusBarForm } from './StatusBarForm';
import styles from './StatusBarsControl.module.css';

const ICONS: Readonly<Record<StatusBarType, IconName>> = { rss: 'feed', federation: 'server', userList: 'list' };

/** The status bars: added, set up, put in order and removed. */
export function StatusBarsControl({ label, value }: OwnControlProps): ReactNode {
	const session = useSession();
	const stored = Array.isArray(value) ? (value as readonly unknown[]) : [];
	const entries = statusBarEntries(stored);
	/** The id of the bar whose form is open, or the type of a new one. */
	const [edited, setEdited] = useState<{ readonly id: string } | { readonly type: StatusBarType } | null>(null);
	const change = (edit: (now: readonly unknown[]) => readonly unknown[]) =>
		preferences.update(statusBars, edit, session);
	const { box, addButton, leave } = useRowFocus();
	const close = () => {
		leave(edited !== null && 'id' in edited ? entries.findIndex(({ id }) => id === edited.id) : NO_ROW);
		setEdited(null);
	};
	const sorting = useSortable({
		ids: entries.map(({ id }) => id),
		nameOf: id => entries.filter(each => each.id === id).map(nameOf)[0] ?? '',
		layout: 'list',
		by: 'grip',
		onMove: (id, to) => change(now => withMovedBar(now, id, to)),
	});
	const remove = (entry: StatusBarEntry) => {
		const removed = stored[entry.at];
		leave(entries.indexOf(entry));
		change(now => withoutBar(now, entry.id));
		toast(fill(text.statusBars.removed, { name: nameOf(entry) }), {
			icon: 'trash',
			action: {
				text: text.common.undo,
				onPress: () => change(now => now.toSpliced(Math.min(entry.at, now.length), 0, removed)),
			},
		});
	};
	const add = (anchor: HTMLElement) =>
		openMenu({
			anchor,
			label: text.statusBars.add,
			items: STATUS_BAR_TYPES.map(type => ({
				text: text.statusBars.types[type],
				icon: ICONS[type],
				onSelect: () => setEdited({ type }),
			})),
		});
	return (
		<div ref={box} className={cards.group}>
			{entries.length === 0 && edited === null && (
				<EmptyState icon="rows" title={text.statusBars.none}>
					{text.statusBars.noneText}
				</EmptyState>
			)}
			<ul {...sorting.list} className={cards.list} aria-label={label}>
				{entries.map(entry => {
					const { id, bar } = entry;
					const isOpen = edited !== null && 'id' in edited && edited.id === id;
					return (
						<StatusBarCard
							key={id}
							entry={entry}
							name={nameOf(entry)}
							icon={bar ? ICONS[bar.type] : 'question'}
							sorting={sorting}
							isOpen={isOpen}
							onToggle={() => setEdited(isOpen ? null : { id })}
							onRemove={() => remove(entry)}
						>
							{bar && isOpen && (
								<StatusBarForm
									initial={bar}
									onCancel={close}
									onSave={next => {
										change(now => withChangedBar(now, id, next));
										close();
									}}
								/>
							)}
						</StatusBarCard>
					);
				})}
			</ul>
			{sorting.status}
			{edited !== null && 'type' in edited && (
				<section className={cards.card} aria-label={text.statusBars.types[edited.type]}>
					<h3 className={styles.new}>{text.statusBars.types[edited.type]}</h3>
					<StatusBarForm
						key={edited.type}
						initial={initialStatusBar(edited.type)}
						onCancel={close}
						onSave={bar => {
							// Made here: a change is computed again on what is stored.
							const id = randomId();
							change(now => withAddedBar(now, id, bar));
							close();
						}}
					/>
				</section>
			)}
			<ButtonRow>
				<Button ref={addButton} icon="plus" aria-haspopup="menu" onClick={event => add(event.currentTarget)}>
					{text.statusBars.add}
				</Button>
			</ButtonRow>
		</div>
	);
}

function nameOf({ bar }: StatusBarEntry): string {
	return bar ? bar.name || text.statusBars.types[bar.type] : text.statusBars.unknown;
}
