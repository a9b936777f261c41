import { useState } from 'react';
import { useAppearance } from '../appearance/useAppearance';
import { brokenPictures } from './brokenPictures';
import styles from './Emoji.module.css';
import { isMutedBy, mutedEmojis } from './mutedEmojis';

interface EmojiProps {
	/** Null to show only the text. */
	url: string | null;
	/** The emoji as text, shown without a picture: the character, or `:name:`. */
	alt: string;
	/** Custom emojis may be wide, and are twice as high as the letters of a line. */
	isCustom: boolean;
	/** Whether the text gets an element of its own if there is no picture. */
	isBoxed?: boolean;
	/** The key for muting it and for its menu: `❤`, `:name:`, `:name@host:`. Without it, it is always shown. */
	code?: string;
}

/** An emoji as a picture of known height, or as text; an empty frame if the user has muted it. */
export function Emoji({ url, alt, isCustom, isBoxed, code }: EmojiProps) {
	const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
	const muted = useAppearance(mutedEmojis);
	if (code !== undefined && isMutedBy(muted, code)) {
		return <span className={styles.muted} role="img" aria-label={alt} title={alt} data-emoji-code={code} />;
	}
	if (url === null || url === brokenUrl || brokenPictures.has(url)) {
		return isBoxed || code !== undefined ? <span data-emoji-code={code}>{alt}</span> : alt;
	}
	return (
		<img
			className={isCustom ? styles.custom : styles.unicode}
			src={url}
			alt={alt}
			title={isCustom ? alt : undefined}
			data-emoji-code={code}
			loading="lazy"
			decoding="async"
			draggable={false}
			onError={() => {
				brokenPictures.add(url, !isCustom);
				setBrokenUrl(url);
			}}
		/>
	);
}
