import { useState } from 'react';
import { useAppearance } from '../appearance/useAppearance';
import { brokenPictures } from './brokenPictures';
import styles from './Emoji.module.css';
import { mutedEmojis } from './mutedEmojis';

interface EmojiProps {
	/** Null: only the text is shown. */
	url: string | null;
	/** What it stands for, shown where there is no picture: the character, or `:name:`. */
	alt: string;
	/** Custom emojis are as wide as they like, at twice the height of a line's letters. */
	isCustom: boolean;
	/** The text stands in an element of its own where there is no picture. */
	isBoxed?: boolean;
	/** How it is muted, and what its menu is about: `❤`, `:name:`, `:name@host:`. Without it, it is always shown. */
	code?: string;
}

/** An emoji as a picture of known height, or as its text; an empty frame where the reader has muted it. */
export function Emoji({ url, alt, isCustom, isBoxed, code }: EmojiProps) {
	const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
	const muted = useAppearance(mutedEmojis);
	if (code !== undefined && muted.includes(code)) {
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
