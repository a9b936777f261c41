import { type ReactNode, useRef } from 'react';
import { hasTouch } from '@/platform/hasTouch';
import { usePreference } from '@/stores/preferences/usePreference';
import { useLatePart } from '@/ui/late/useLatePart';
import type { Tab } from '@/ui/Tabs';
import { swipeTabs } from './swipeTabs';
import styles from './TabPanel.module.css';

interface TabPanelProps<V extends string> {
	/** The same as those of the tabs' row. */
	tabs: readonly Tab<V>[];
	value: V;
	onChange: (value: V) => void;
	/** The id that the row names in `controls`. */
	id?: string;
	/** Whether it fills the rest of the page, and its content scrolls. */
	fills?: boolean;
	children: ReactNode;
}

const loadSwiper = () => import('@/ui/swipe/TabSwiper');

/** What a row of tabs shows: on touch screens a swipe leads to the next tab (rules/overlays#swipes). */
export function TabPanel<V extends string>({ tabs, value, onChange, id, fills = false, children }: TabPanelProps<V>) {
	const panel = useRef<HTMLDivElement>(null);
	const Swiper = useLatePart(loadSwiper, usePreference(swipeTabs) && hasTouch());
	const index = tabs.findIndex(tab => tab.value === value);
	return (
		<div className={styles.body} data-fills={fills || undefined}>
			{Swiper && (
				<Swiper
					page={panel}
					before={tabs[index - 1]}
					after={tabs[index + 1]}
					onChoose={chosen => {
						const tab = tabs.find(each => each.value === chosen);
						if (tab) onChange(tab.value);
					}}
				/>
			)}
			<div ref={panel} id={id} className={styles.panel} role="tabpanel" aria-label={tabs[index]?.text}>
				{children}
			</div>
		</div>
	);
}
