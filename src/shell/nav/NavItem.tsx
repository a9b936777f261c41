import { t } from '@/i18n/t';
import { Icon, type IconName } from '@/ui/Icon';
import styles from './NavBar.module.css';

interface NavItemProps {
	icon: IconName;
	label: string;
	isCurrent?: boolean;
	isPressed?: boolean;
	opensMenu?: boolean;
	/** 99+ over 99 (spec 2 §9). */
	badge?: number;
	/** Says what the badge counts; unread ones where it is left out. */
	badgeLabel?: string;
	onPress: (anchor: HTMLElement) => void;
}

/** A place or an action in the bar at the side. */
export function NavItem({
	icon,
	label,
	isCurrent = false,
	isPressed,
	opensMenu,
	badge = 0,
	badgeLabel,
	onPress,
}: NavItemProps) {
	const count = badge > 99 ? '99+' : String(badge);
	return (
		<button
			type="button"
			className={styles.item}
			aria-label={badge > 0 ? (badgeLabel ?? t('shell.withUnread', { label, count })) : label}
			aria-current={isCurrent ? 'page' : undefined}
			aria-pressed={isPressed}
			aria-haspopup={opensMenu ? 'menu' : undefined}
			data-tooltip={label}
			onClick={event => onPress(event.currentTarget)}
		>
			<Icon name={icon} size={22} />
			<span className={styles.label}>{label}</span>
			{badge > 0 && <span className={styles.badge}>{count}</span>}
		</button>
	);
}
