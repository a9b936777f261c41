import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { RangeField } from '@/ui/field/RangeField';
import { Switch } from '@/ui/field/Switch';
import { Grip } from '@/ui/sortable/Grip';
import type { Sorting } from '@/ui/sortable/useSortable';
import { MAX_ANGLE, MAX_OFFSET, type WornDecoration } from './decorationEdit';
import own from './decorations.module.css';

interface WornRowProps {
	worn: WornDecoration;
	name: string;
	place: { readonly index: number; readonly count: number };
	sorting: Sorting;
	onChange: (part: Partial<WornDecoration>) => void;
	onRemove: () => void;
}

const DEGREES = 360;
const PERCENT = 100;

/** A decoration that is worn: its place among the others, and how it is arranged. */
export function WornRow({ worn, name, place, sorting, onChange, onRemove }: WornRowProps): ReactNode {
	return (
		<li className={own.worn} {...sorting.itemOf(worn.id)}>
			<div className={own.head}>
				<Grip
					sorting={sorting}
					id={worn.id}
					label={t('decorations.move', { name, place: place.index + 1, count: place.count })}
				/>
				<b>{name}</b>
				<IconButton icon="trash" size="small" label={t('decorations.takeOff', { name })} onClick={onRemove} />
			</div>
			<RangeField
				label={text.decorations.angle}
				value={worn.angle * DEGREES}
				min={-MAX_ANGLE * DEGREES}
				max={MAX_ANGLE * DEGREES}
				step={1}
				suffix="°"
				onChange={degrees => onChange({ angle: degrees / DEGREES })}
			/>
			<RangeField
				label={text.decorations.offsetX}
				value={worn.offsetX * PERCENT}
				min={-MAX_OFFSET * PERCENT}
				max={MAX_OFFSET * PERCENT}
				step={1}
				suffix="%"
				onChange={percent => onChange({ offsetX: percent / PERCENT })}
			/>
			<RangeField
				label={text.decorations.offsetY}
				value={worn.offsetY * PERCENT}
				min={-MAX_OFFSET * PERCENT}
				max={MAX_OFFSET * PERCENT}
				step={1}
				suffix="%"
				onChange={percent => onChange({ offsetY: percent / PERCENT })}
			/>
			<Switch label={text.decorations.flip} checked={worn.flipH} onChange={flipH => onChange({ flipH })} />
		</li>
	);
}
