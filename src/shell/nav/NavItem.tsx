import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { badgeCount } from './badgeCount';
import styles from './NavBar.module.css';

interface NavItemProps {
	icon: IconName;
	label: string;
	/** A longer name than the label, for screen readers and the tooltip. */
	name?: string;
	/** An avatar at the icon's corner. */
	imageUrl?: string | null;
	/** Smaller, for items of a list. */
	isSmall?: boolean;
	isExpanded?: boolean;
	isCurrent?: boolean | undefined;
	isPressed?: boolean;
	opensMenu?: boolean | undefined;
	/** 99+ over 99 (rules/navigation#badges). */
	badge?: number | undefined;
	/** What the badge counts; unread items by default. */
	badgeLabel?: string | undefined;
	/** Shows a dot for something new. */
	isMarked?: boolean | undefined;
	tooltip?: string;
	onPress: (anchor: HTMLElement) => void;
}

/** An item of the side bar. */
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
	isMarked = false,
	tooltip = name,
	onPress,
}: NavItemProps) {
	const count = badgeCount(badge);
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
			data-marked={isMarked || undefined}
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
