import { useEffect, useRef } from 'react';
import { rove } from './focus/rove';
import { Icon, type IconName } from './icon/Icon';
import styles from './Tabs.module.css';

export interface Tab<V extends string> {
	value: V;
	text: string;
	icon?: IconName;
	/** Shows a dot for something new. */
	marked?: boolean;
	/** Shows its text even where tabs are icons only, as there are several of its kind. */
	named?: boolean;
}

interface TabsProps<V extends string> {
	tabs: readonly Tab<V>[];
	value: V;
	onChange: (value: V) => void;
	/** The name of the tab list for screen readers. */
	label: string;
	/**
	 * Shows icons with the text as their accessible name (48 px high, as on phones): always, or if the surrounding
	 * `column` container is narrow.
	 */
	iconsOnly?: boolean | 'narrow';
	/** The id of the element that the tabs control. */
	controls?: string;
}

/** A row of tabs: arrow keys choose, Tab moves on to the content. */
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

/** Scrolls the tab into view in a strip with too many tabs, without scrolling anything else. */
function bringIntoView(strip: HTMLElement | null, index: number): void {
	const tab = strip?.children[index];
	if (!strip || !tab || strip.scrollWidth <= strip.clientWidth) return;
	const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
	strip.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}
