import { type ReactNode, useEffect, useRef } from 'react';
import type { PaletteItem } from '@/blocks/palette/PaletteSource';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { shownKey } from '@/ui/keys/shownKey';
import { marked } from './marked';
import styles from './Palette.module.css';
import type { PaletteModel } from './PaletteModel';
import type { PaletteRow } from './rowsOf';

interface PaletteRowsProps {
	id: string;
	rows: readonly PaletteRow[];
	active: number;
	query: string;
	label: string;
	model: PaletteModel;
}

/** The list below the field, with a heading above each group. */
export function PaletteRows({ id, rows, active, query, label, model }: PaletteRowsProps): ReactNode {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
		// The heading of the first row is seen with it.
		if (active === 0) list.current?.scrollTo({ top: 0 });
		else option?.scrollIntoView({ block: 'nearest' });
	}, [active]);
	const option = (row: PaletteRow, place: number) => (
		<Option
			key={row.item.id}
			id={`${id}-${place}`}
			row={row}
			query={query}
			isActive={place === active}
			onPoint={() => model.point(place)}
			onChoose={() => model.choose(row.item)}
		/>
	);
	return (
		<div ref={list} id={id} className={styles.list} role="listbox" aria-label={label}>
			{groupsOf(rows).map(({ heading, from, count }) => {
				const options = rows.slice(from, from + count).map((row, index) => option(row, from + index));
				if (heading === null) return options;
				const name = heading === 'recent' ? text.palette.recent : text.palette.groups[heading];
				return (
					<fieldset key={heading} className={styles.group} aria-label={name}>
						<div className={styles.heading} role="presentation">
							{name}
						</div>
						{options}
					</fieldset>
				);
			})}
		</div>
	);
}

interface Group {
	readonly heading: PaletteRow['heading'];
	readonly from: number;
	readonly count: number;
}

/** Rows that follow one another under the same heading. */
function groupsOf(rows: readonly PaletteRow[]): readonly Group[] {
	const groups: Group[] = [];
	for (const [place, { heading }] of rows.entries()) {
		const last = groups.at(-1);
		if (last?.heading === heading) groups[groups.length - 1] = { ...last, count: last.count + 1 };
		else groups.push({ heading, from: place, count: 1 });
	}
	return groups;
}

interface OptionProps {
	id: string;
	row: PaletteRow;
	query: string;
	isActive: boolean;
	onPoint: () => void;
	onChoose: () => void;
}

function Option({ id, row: { item, group, heading }, query, isActive, onPoint, onChoose }: OptionProps): ReactNode {
	const { title, detail = heading === null && group !== null ? text.palette.groups[group] : undefined } = item;
	return (
		<button
			type="button"
			id={id}
			className={styles.option}
			role="option"
			tabIndex={-1}
			aria-selected={isActive}
			aria-disabled={item.isDisabled || undefined}
			data-danger={item.isDangerous || undefined}
			// Rows that come under a resting pointer don't take the place of the chosen one.
			onPointerMove={event => {
				if (event.movementX !== 0 || event.movementY !== 0) onPoint();
			}}
			onPointerDown={event => {
				// The field keeps the focus.
				if (event.pointerType === 'mouse') event.preventDefault();
			}}
			onClick={onChoose}
		>
			<Picture item={item} />
			<span className={styles.title}>
				{marked(title, query).map(({ from, part, isMarked }) => (isMarked ? <mark key={from}>{part}</mark> : part))}
			</span>
			{detail !== undefined && <span className={styles.detail}>{detail}</span>}
			{item.isCurrent && <Icon name="check" size={16} />}
			{item.keys && (
				<span className={styles.keys}>
					{item.keys.slice(0, 2).map(key => (
						<kbd key={key}>{shownKey(key)}</kbd>
					))}
				</span>
			)}
			{'list' in item && <Icon name="chevronRight" size={16} />}
		</button>
	);
}

function Picture({ item: { imageUrl, icon } }: { item: PaletteItem }): ReactNode {
	if (imageUrl) return <img className={styles.picture} src={imageUrl} alt="" width={22} height={22} />;
	return <Icon name={icon} size={18} />;
}
