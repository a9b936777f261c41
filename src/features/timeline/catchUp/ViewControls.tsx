import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { CATCH_UP_KINDS, type CatchUpKind } from '@/domain/catchUp/CatchUpNote';
import { CATCH_UP_ORDERS, GROUPINGS } from '@/domain/catchUp/groupNotes';
import { text } from '@/i18n/text';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { Select } from '@/ui/field/Select';
import styles from './CatchUp.module.css';
import { catchUpView } from './catchUpView';

interface ViewControlsProps {
	/** How many notes there are, and how many of each kind. */
	all: number;
	counts: Readonly<Record<CatchUpKind, number>>;
}

/** How a digest is grouped, sorted and filtered. */
export function ViewControls({ all, counts }: ViewControlsProps): ReactNode {
	const { grouping, order, kind } = useStore(catchUpView);
	const kinds = [['all', all] as const, ...CATCH_UP_KINDS.map(each => [each, counts[each]] as const)];
	return (
		<div className={styles.controls}>
			<div className={styles.choices}>
				<div className={styles.grouping}>
					<SegmentedControl
						label={text.catchUp.groupBy}
						value={grouping}
						segments={GROUPINGS.map(value => ({ value, text: text.catchUp.groupings[value] }))}
						onChange={chosen =>
							catchUpView.setState({
								grouping: chosen,
								// Without groups none is the largest.
								...(chosen === 'none' && order === 'busiest' && { order: 'newest' }),
							})
						}
					/>
				</div>
				<div className={styles.order}>
					<Select
						label={text.catchUp.sortBy}
						hideLabel
						size="small"
						value={order}
						options={CATCH_UP_ORDERS.filter(value => grouping !== 'none' || value !== 'busiest').map(value => ({
							...{ value, text: text.catchUp.orders[value] },
						}))}
						onChange={chosen => catchUpView.setState({ order: chosen })}
					/>
				</div>
			</div>
			<fieldset className={styles.kinds} aria-label={text.catchUp.filter}>
				{kinds.map(([value, count]) => (
					<button
						key={value}
						type="button"
						className={styles.kind}
						aria-pressed={value === kind}
						disabled={count === 0 && value !== kind}
						onClick={() => catchUpView.setState({ kind: value })}
					>
						{text.catchUp.kinds[value]} <span>{count}</span>
					</button>
				))}
			</fieldset>
		</div>
	);
}
