import { useState } from 'react';
import styles from './Emoji.module.css';
import { isBroken, markBroken } from './emojiSources';

interface EmojiProps {
	/** Null: only the text is shown. */
	url: string | null;
	/** What it stands for, shown where there is no picture: the character, or `:name:`. */
	alt: string;
	/** Custom emojis are as wide as they like, at twice the height of a line's letters. */
	isCustom: boolean;
	/** The text stands in an element of its own where there is no picture. */
	isBoxed?: boolean;
}

/** An emoji as a picture of known height, or as its text. */
export function Emoji({ url, alt, isCustom, isBoxed }: EmojiProps) {
	const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
	if (url === null || url === brokenUrl || isBroken(url)) return isBoxed ? <span>{alt}</span> : alt;
	return (
		<img
			className={isCustom ? styles.custom : styles.unicode}
			src={url}
			alt={alt}
			title={isCustom ? alt : undefined}
			loading="lazy"
			decoding="async"
			draggable={false}
			onError={() => {
				markBroken(url);
				setBrokenUrl(url);
			}}
		/>
	);
}
