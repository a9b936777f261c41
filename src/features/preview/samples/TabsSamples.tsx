import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { Tabs } from '@/ui/Tabs';
import styles from '../PreviewPage.module.css';

/** Tabs with texts, and with icons alone. */
export function TabsSamples(): ReactNode {
	const { sample } = text.preview;
	const [tab, setTab] = useState<'north' | 'south' | 'star'>('north');
	const tabs = [
		{ value: 'north', text: sample.north, icon: 'home' },
		{ value: 'south', text: sample.south, icon: 'local', marked: true },
		{ value: 'star', text: sample.accent, icon: 'star' },
	] as const;
	return (
		<div className={styles.stack}>
			<Tabs label={sample.tabs} tabs={tabs} value={tab} onChange={setTab} />
			<Tabs label={sample.iconTabs} tabs={tabs} value={tab} onChange={setTab} iconsOnly />
		</div>
	);
}
