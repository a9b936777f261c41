import { useEffect, useMemo } from 'react';
import type { Appearance } from '@/blocks/AppearanceContext';
import { setAnimations } from '@/platform/reducedMotion';
import { usePreference } from '@/stores/preferences/usePreference';
import { menuStyle } from '@/ui/overlay/menuStyle';

/** The reader's choices that the drawing of notes depends on, and those that the page as a whole carries. */
export function useAppearanceChoice(): Appearance {
	const emojiStyle = usePreference('emojiStyle');
	const nsfw = usePreference('nsfw');
	const instanceTicker = usePreference('instanceTicker');
	const collapseRenotes = usePreference('collapseRenotes');
	const timeDisplay = usePreference('timeDisplay');
	const mediaListWithOneImageAppearance = usePreference('mediaListWithOneImageAppearance');
	const reactionsDisplaySize = usePreference('reactionsDisplaySize');
	const confirmsRevealing = usePreference('confirmWhenRevealingSensitiveMedia');
	const mutedEmojis = usePreference('mutedEmojis');
	const dataSaver = usePreference('dataSaver');
	const animation = usePreference('animation');
	const style = usePreference('menuStyle');
	useEffect(() => setAnimations(animation), [animation]);
	useEffect(() => {
		menuStyle.current = style;
	}, [style]);
	return useMemo(
		() => ({
			emojiStyle,
			nsfw,
			instanceTicker,
			collapseRenotes,
			timeDisplay,
			mediaListWithOneImageAppearance,
			reactionsDisplaySize,
			confirmsRevealing,
			mutedEmojis: new Set(mutedEmojis),
			savesMedia: dataSaver.media,
			savesAvatars: dataSaver.avatar,
			savesCode: dataSaver.code,
			savesPreviews: dataSaver.urlPreview,
		}),
		[
			emojiStyle,
			nsfw,
			instanceTicker,
			collapseRenotes,
			timeDisplay,
			mediaListWithOneImageAppearance,
			reactionsDisplaySize,
			confirmsRevealing,
			mutedEmojis,
			dataSaver,
		],
	);
}
