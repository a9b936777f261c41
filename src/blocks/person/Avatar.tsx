import { type CSSProperties, createElement, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { blurhashColor } from '@/base/blurhashColor';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import type { AvatarDecoration, OnlineStatus, User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { cardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';
import { dataSaver } from '../appearance/dataSaver';
import { useAppearance } from '../appearance/useAppearance';
import { proxied } from '../media/proxied';
import { useNavigation } from '../navigation/NavigationContext';
import styles from './Avatar.module.css';
import { showWhileLoading } from './avatarPlaceholder';

/** The size of avatars on notes. */
export const avatarSize = cardPreference<'small' | 'medium' | 'large'>({
	key: 'avatarSize',
	default: 'medium',
	choices: ['small', 'medium', 'large'],
});

/** In CSS pixels. */
const SIZES = { small: 32, medium: 40, large: 52 } as const;

interface AvatarProps {
	user: User;
	/** In CSS pixels; the user's preference by default. */
	size?: number;
	/** For use inside a link or button, which must not contain another link. */
	isPlain?: boolean;
}

/** Smaller avatars have no ears, decorations or status. */
const DRESSED_FROM = 32;
/** As a share of the avatar's height. */
const INITIAL_SHARE = 0.46;

/**
 * A user's avatar with a link to their profile. Not in the tab order, as the name beside it has the same link. With cat
 * ears, decorations and the online status.
 */
export function Avatar({ user, size: wanted, isPlain = false }: AvatarProps) {
	const navigation = useNavigation();
	const chosen = useAppearance(avatarSize);
	const size = wanted ?? SIZES[chosen];
	const { avatar: isSaved } = useAppearance(dataSaver);
	const face = isSaved ? (
		<Initial user={user} size={size} isPlain={isPlain} />
	) : (
		<Face user={user} size={size} isPlain={isPlain} />
	);
	const dress = size >= DRESSED_FROM && !isSaved ? dressOf(user) : null;
	const ears = user.isCat ? (blurhashColor(user.avatarBlurhash ?? '') ?? 'var(--dim)') : undefined;
	const isDressed = dress !== null || user.isCat;
	const className = [styles.frame, isDressed && styles.dressed, user.isCat && styles.cat].filter(Boolean).join(' ');
	const style = ears === undefined ? undefined : ({ '--ears': ears } as CSSProperties);
	if (isPlain) {
		if (!isDressed) return face;
		return (
			<span className={className} style={style}>
				{face}
				{dress}
			</span>
		);
	}
	const path = profilePath(user);
	return (
		<a className={className} style={style} href={navigation.href(path)} data-path={path} tabIndex={-1}>
			{face}
			{dress}
		</a>
	);
}

type FaceProps = Required<AvatarProps>;

function Face({ user, size, isPlain }: FaceProps) {
	const session = useSession();
	const image = useRef<HTMLImageElement>(null);
	const url = user.avatarUrl ?? session.urls.avatar(user.username, user.host);
	const hash = user.avatarBlurhash;
	useEffect(() => (image.current && hash ? showWhileLoading(image.current, url, hash) : undefined), [url, hash]);
	return (
		<img
			ref={image}
			className={styles.avatar}
			src={url}
			alt={isPlain ? '' : acct(user)}
			width={size}
			height={size}
			loading="lazy"
			decoding="async"
			draggable={false}
		/>
	);
}

/** Used with data saver: loads nothing. */
function Initial({ user, size, isPlain }: FaceProps) {
	const [initial = ''] = user.name ?? user.username;
	const style = { inlineSize: size, blockSize: size, fontSize: size * INITIAL_SHARE };
	const naming = isPlain ? { 'aria-hidden': true } : { role: 'img', 'aria-label': acct(user) };
	return (
		<span className={styles.initial} style={style} {...naming}>
			{initial.toUpperCase()}
		</span>
	);
}

/** Children without keys, as the same decoration may be worn twice. */
function dressOf({ avatarDecorations, onlineStatus }: User): ReactNode {
	if (avatarDecorations.length === 0 && onlineStatus === 'unknown') return null;
	const decorations = avatarDecorations.map(decoration => createElement(Decoration, decoration));
	return createElement(
		Fragment,
		null,
		...decorations,
		onlineStatus !== 'unknown' && createElement(Status, { status: onlineStatus }),
	);
}

/** The online status. */
function Status({ status }: { status: Exclude<OnlineStatus, 'unknown'> }) {
	const label = text.note.onlineStatus[status];
	return <i className={styles.status} data-status={status} role="img" aria-label={label} title={label} />;
}

/** Twice as large as the face, centred on it; rotated, mirrored and moved as the user chose. */
function Decoration({ url, angle, flipH, offsetX, offsetY, blink }: AvatarDecoration) {
	const session = useSession();
	return (
		<img
			className={blink ? `${styles.decoration} ${styles.blinking}` : styles.decoration}
			src={proxied(session, url, 'avatar')}
			alt=""
			style={{
				rotate: angle === 0 ? undefined : `${angle}turn`,
				scale: flipH ? '-1 1' : undefined,
				translate: offsetX === 0 && offsetY === 0 ? undefined : `${offsetX * 100}% ${offsetY * 100}%`,
			}}
			loading="lazy"
			decoding="async"
			draggable={false}
		/>
	);
}
