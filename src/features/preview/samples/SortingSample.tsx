import { type ReactNode, useState } from 'react';
import { moved } from '@/base/moved';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Grip } from '@/ui/sortable/Grip';
import { useSortable } from '@/ui/sortable/useSortable';
import styles from '../PreviewPage.module.css';

const IDS = ['north', 'south', 'accent'] as const;

interface Item {
	readonly id: string;
	readonly name: string;
}

/** A list that is sorted by mouse, finger and keys. */
export function SortingSample(): ReactNode {
	const { sample } = text.preview;
	const [items, setItems] = useState<readonly Item[]>(() => IDS.map(id => ({ id, name: sample[id] })));
	const nameOf = (id: string) => items.find(item => item.id === id)?.name ?? '';
	const sorting = useSortable({
		ids: items.map(({ id }) => id),
		nameOf,
		layout: 'list',
		by: 'grip',
		onMove: (id, to) => setItems(moved(items, id, to)),
	});
	return (
		<>
			<ol {...sorting.list} className={styles.sorted}>
				{items.map(({ id, name }) => (
					<li key={id} className={styles.sortedRow} {...sorting.itemOf(id)}>
						<Grip sorting={sorting} id={id} label={fill(sample.move, { name })} />
						{name}
					</li>
				))}
			</ol>
			{sorting.status}
		</>
	);
}
