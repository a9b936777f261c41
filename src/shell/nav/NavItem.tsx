import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './NavBar.module.css';

interface NavItemProps {
	icon: IconName;
	label: string;
	/** Says more than the label: to screen readers and in the tooltip. */
	name?: string;
	/** Of whose it is, at the icon's corner. */
	imageUrl?: string | null;
	/** One of a list, lower than the rest. */
	isSmall?: boolean;
	isExpanded?: boolean;
	isCurrent?: boolean | undefined;
	isPressed?: boolean;
	opensMenu?: boolean;
	/** 99+ over 99 (rules/navigation#badges). */
	badge?: number | undefined;
	/** Says what the badge counts; unread ones where it is left out. */
	badgeLabel?: string | undefined;
	tooltip?: string;
	onPress: (anchor: HTMLElement) => void;
}

/** A place or an action in the bar at the side. */
export function NavItem({
	icon,
	label,
	name = label,
	imageUrl = null,
	isSmall = false,
	isExpanded,
	isCurrent = false,
	isPressed,
	opensMenu,
	badge = 0,
	badgeLabel,
	tooltip = name,
	onPress,
}: NavItemProps) {
	const count = badge > 99 ? '99+' : String(badge);
	return (
		<button
			type="button"
			className={styles.item}
			aria-label={badge > 0 ? (badgeLabel ?? fill(text.shell.withUnread, { label: name, count })) : name}
			aria-current={isCurrent ? 'page' : undefined}
			aria-pressed={isPressed}
			aria-haspopup={opensMenu ? 'menu' : undefined}
			aria-expanded={isExpanded}
			data-small={isSmall || undefined}
			data-tooltip={tooltip}
			onClick={event => onPress(event.currentTarget)}
		>
			<Icon name={icon} size={isSmall ? 20 : 22} />
			{imageUrl !== null && <img className={styles.whose} src={imageUrl} alt="" width={16} height={16} />}
			<span className={styles.label}>{label}</span>
			{badge > 0 && <span className={styles.badge}>{count}</span>}
		</button>
	);
}
