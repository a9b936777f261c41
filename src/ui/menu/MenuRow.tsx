import type { MouseEvent, PointerEvent } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Menu.module.css';
import type { MenuItem, SubmenuSource } from './MenuItem';

interface MenuRowProps<I extends MenuItem = MenuItem> {
	item: I;
	/** Whether its submenu is open beside it. */
	isOpen: boolean;
	onOpen: (row: Element) => void;
	/** Called when the pointer moves over it. */
	onHover: (event: PointerEvent<HTMLElement>) => void;
	onClose: () => void;
	/** Called after a switch changed, to read the items again. */
	onChanged: () => void;
	onDrill?: (title: string, items: SubmenuSource) => void;
}

type Chosen = Exclude<MenuItem, { type: 'label' | 'divider' }>;

const roles: Readonly<Record<NonNullable<Chosen['type']>, string>> = {
	action: 'menuitem',
	link: 'menuitem',
	submenu: 'menuitem',
	switch: 'menuitemcheckbox',
	radio: 'menuitemradio',
};

export function MenuRow(props: MenuRowProps) {
	const { item } = props;
	if (item.type === 'divider') return <hr className={styles.divider} />;
	if (item.type === 'label') return <div className={styles.label}>{item.text}</div>;
	return <ChosenRow {...props} item={item} />;
}

function ChosenRow(props: MenuRowProps<Chosen>) {
	const { item, isOpen, onHover } = props;
	const isSubmenu = item.type === 'submenu';
	const common = {
		className: styles.row,
		role: roles[item.type ?? 'action'],
		tabIndex: -1,
		'aria-disabled': item.disabled || undefined,
		'aria-checked': 'checked' in item ? item.checked : undefined,
		'data-danger': ('danger' in item && item.danger) || undefined,
		'data-tile': item.isTile || undefined,
		'data-active': ('active' in item && item.active) || undefined,
		onPointerMove: onHover,
		onClick: (event: MouseEvent) => choose(props, event),
	};
	const content = (
		<>
			<RowIcon item={item} />
			{item.color !== undefined && <span className={styles.dot} style={{ background: item.color }} />}
			<span className={styles.text}>
				{item.text}
				{'asks' in item && item.asks && '…'}
				{item.caption && <small className={styles.caption}>{item.caption}</small>}
			</span>
			{item.badge && (
				<span className={styles.badge} role="img" aria-label={item.badge.label}>
					{item.badge.text}
				</span>
			)}
			{'shortcut' in item && (
				<span className={styles.shortcut} aria-hidden="true">
					<kbd>{item.shortcut}</kbd>
				</span>
			)}
			{item.type === 'switch' && <span className={styles.switch} data-on={item.checked || undefined} />}
			{isSubmenu && <Icon name="chevronRight" size={16} />}
			{item.type === 'link' && item.external && <Icon name="externalLink" size={14} />}
		</>
	);
	if (item.type === 'link') {
		const outside = item.external ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
		return (
			<a href={item.href} {...outside} {...common}>
				{content}
			</a>
		);
	}
	return (
		<button
			type="button"
			aria-haspopup={isSubmenu ? 'menu' : undefined}
			aria-expanded={isSubmenu ? isOpen : undefined}
			{...common}
		>
			{content}
		</button>
	);
}

function RowIcon({ item }: { item: Chosen }) {
	if (item.imageUrl) return <img className={styles.image} src={item.imageUrl} alt="" width={24} height={24} />;
	const name: IconName | undefined = item.type === 'radio' ? (item.checked ? 'check' : undefined) : item.icon;
	if (item.type === 'radio' && name === undefined) return <span className={styles.noIcon} />;
	return name === undefined ? null : <Icon name={name} size={item.isTile ? 22 : 18} />;
}

/** Handles a click (or Enter) on a row, by its kind. */
function choose({ item, onOpen, onClose, onChanged, onDrill }: MenuRowProps<Chosen>, event: MouseEvent): void {
	if (item.disabled) {
		event.preventDefault();
		return;
	}
	if (item.type === 'switch') {
		item.onChange(!item.checked);
		onChanged();
	} else if (item.type === 'submenu') {
		if (onDrill) onDrill(item.text, item.items);
		else onOpen(event.currentTarget);
	} else if (item.type === 'radio' && item.keepOpen) {
		item.onSelect();
		onChanged();
	} else {
		const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
		if (item.type === 'link' && item.onSelect && isPlain) event.preventDefault();
		onClose();
		if (item.type !== 'link' || isPlain) item.onSelect?.();
	}
}
