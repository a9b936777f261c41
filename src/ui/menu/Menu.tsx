import { type Ref, useImperativeHandle, useState } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { Icon } from '../icon/Icon';
import { menuStyle } from '../overlay/menuStyle';
import { presentationOf } from '../overlay/presentationOf';
import styles from './Menu.module.css';
import type { MenuItems, SubmenuSource } from './MenuItem';
import { MenuList } from './MenuList';

interface MenuProps {
	label: string;
	items: MenuItems;
	until?: Promise<unknown> | undefined;
	watch?: ((read: () => void) => () => void) | undefined;
	/** Gets the function that goes back to the parent menu, and returns whether there is one. */
	stepBack: Ref<() => boolean>;
	onClose: () => void;
}

interface Level {
	title: string;
	items: SubmenuSource;
	/** The title of its submenu that was left last. */
	left?: string;
}

/** The content of a menu. Submenus open beside it; in a drawer they replace it, with a back button. */
export function Menu({ label, items, until, watch, stepBack, onClose }: MenuProps) {
	const isDrawer =
		presentationOf({ kind: 'popup', anchor: { x: 0, y: 0 } }, useDeviceKind(), menuStyle.current) === 'drawer';
	const [levels, setLevels] = useState<readonly Level[]>([{ title: label, items }]);
	const level = levels.at(-1);
	const beneath = levels.at(-2);
	const goBack = () => {
		if (level && beneath) setLevels([...levels.slice(0, -2), { ...beneath, left: level.title }]);
	};
	useImperativeHandle(stepBack, () => () => {
		if (beneath !== undefined) goBack();
		return beneath !== undefined;
	});
	if (level === undefined) return null;

	return (
		<div className={isDrawer ? styles.drawer : undefined}>
			{beneath !== undefined && (
				<button
					type="button"
					className={styles.row}
					aria-label={fill(text.ui.submenuBack, { name: beneath.title })}
					onClick={goBack}
				>
					<Icon name="chevronLeft" size={18} />
					<span className={styles.text}>{level.title}</span>
				</button>
			)}
			<MenuList
				key={levels.length}
				label={level.title}
				source={level.items}
				until={until}
				watch={watch}
				onClose={onClose}
				{...(beneath !== undefined && { onBack: goBack })}
				{...(isDrawer && {
					left: level.left,
					onDrill: (title: string, inner: SubmenuSource) => setLevels([...levels, { title, items: inner }]),
				})}
			/>
		</div>
	);
}
