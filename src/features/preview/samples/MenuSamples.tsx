import { type ReactNode, useRef } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import styles from '../PreviewPage.module.css';

const nothing = () => {};

/** Menus with each kind of item. */
export function MenuSamples(): ReactNode {
	const { sample } = text.preview;
	const isOn = useRef(true);
	const items = (): readonly MenuItem[] => [
		{ type: 'label', text: sample.label },
		{ text: sample.normal, icon: 'edit', shortcut: 'e', onSelect: nothing },
		{
			text: sample.north,
			caption: sample.caption,
			icon: 'bell',
			badge: { text: '3', label: sample.three },
			onSelect: nothing,
		},
		{ text: sample.off, icon: 'pin', disabled: true, onSelect: nothing },
		{ type: 'divider' },
		{
			type: 'switch',
			text: sample.toggle,
			checked: isOn.current,
			onChange(checked) {
				isOn.current = checked;
			},
		},
		{
			type: 'submenu',
			text: sample.submenu,
			icon: 'list',
			items: [
				{ type: 'radio', text: sample.north, color: 'var(--account-2)', checked: true, onSelect: nothing },
				{ type: 'radio', text: sample.south, color: 'var(--account-5)', checked: false, onSelect: nothing },
			],
		},
		{ text: sample.danger, icon: 'trash', danger: true, onSelect: nothing },
	];
	const tiles = (): readonly MenuItem[] => [
		{ text: sample.north, icon: 'home', isTile: true, onSelect: nothing },
		{ text: sample.south, icon: 'bell', isTile: true, badge: { text: '3', label: sample.three }, onSelect: nothing },
		{ text: sample.accent, icon: 'star', isTile: true, onSelect: nothing },
	];
	return (
		<div className={styles.row}>
			<Button
				icon="menu"
				aria-haspopup="menu"
				onClick={({ currentTarget: anchor }) => openMenu({ anchor, label: sample.menu, items })}
			>
				{sample.menu}
			</Button>
			<Button
				icon="dashboard"
				aria-haspopup="menu"
				onClick={({ currentTarget: anchor }) => openMenu({ anchor, label: sample.tiles, items: tiles })}
			>
				{sample.tiles}
			</Button>
		</div>
	);
}
