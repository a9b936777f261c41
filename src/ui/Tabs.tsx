import { useEffect, useRef } from 'react';
import { rove } from './focus/rove';
import { Icon, type IconName } from './icon/Icon';
import styles from './Tabs.module.css';

export interface Tab<V extends string> {
	value: V;
	text: string;
	icon?: IconName;
	/** Something new is there: a dot. */
	marked?: boolean;
	/** Its text shows where the others are icons alone: there are several of its kind. */
	named?: boolean;
}

interface TabsProps<V extends string> {
	tabs: readonly Tab<V>[];
	value: V;
	onChange: (value: V) => void;
	/** What the tabs are about, for screen readers. */
	label: string;
	/**
	 * Icons alone, the text as their name (48 px high, as on phones): always, or where the surrounding `column` container
	 * is narrow.
	 */
	iconsOnly?: boolean | 'narrow';
	/** The id of the element that shows what is chosen. */
	controls?: string;
}

/** A row of tabs: arrows choose, Tab goes on to what they show. */
export function Tabs<V extends string>({ tabs, value, onChange, label, iconsOnly = false, controls }: TabsProps<V>) {
	const strip = useRef<HTMLDivElement>(null);
	const chosen = tabs.findIndex(tab => tab.value === value);
	useEffect(() => bringIntoView(strip.current, chosen), [chosen]);
	return (
		<div
			ref={strip}
			className={styles.tabs}
			role="tablist"
			aria-label={label}
			data-icons-only={iconsOnly === false ? undefined : iconsOnly === 'narrow' ? 'narrow' : 'always'}
			onKeyDown={rove}
		>
			{tabs.map(tab => (
				<button
					key={tab.value}
					type="button"
					role="tab"
					className={styles.tab}
					aria-selected={tab.value === value}
					aria-controls={controls}
					aria-label={iconsOnly === false ? undefined : tab.text}
					data-tooltip={iconsOnly === false ? undefined : tab.text}
					data-marked={tab.marked || undefined}
					data-named={tab.named || undefined}
					tabIndex={tab.value === value ? 0 : -1}
					onClick={() => onChange(tab.value)}
				>
					{tab.icon && <Icon name={tab.icon} size={iconsOnly === false ? 17 : 20} />}
					{iconsOnly !== true && <span>{tab.text}</span>}
				</button>
			))}
		</div>
	);
}

/** Where there are more tabs than room. It moves nothing but the strip itself. */
function bringIntoView(strip: HTMLElement | null, index: number): void {
	const tab = strip?.children[index];
	if (!strip || !tab || strip.scrollWidth <= strip.clientWidth) return;
	const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
	strip.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}
