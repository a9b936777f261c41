import type { KeyboardEvent } from 'react';
import {
	changeRate,
	changeVolume,
	type Playable,
	SEEK_STEP,
	seekBy,
	toggleMute,
	togglePlay,
	VOLUME_STEP,
} from './playerCommands';

type Command = (media: Playable) => void;

const COMMANDS: Readonly<Record<string, Command>> = {
	' ': togglePlay,
	k: togglePlay,
	ArrowLeft: media => seekBy(media, -SEEK_STEP),
	ArrowRight: media => seekBy(media, SEEK_STEP),
	ArrowUp: media => changeVolume(media, VOLUME_STEP),
	ArrowDown: media => changeVolume(media, -VOLUME_STEP),
	Home: media => seekBy(media, Number.NEGATIVE_INFINITY),
	End: media => seekBy(media, Number.POSITIVE_INFINITY),
	m: toggleMute,
	'<': media => changeRate(media, -1),
	'>': media => changeRate(media, 1),
};

/**
 * The keyboard shortcuts of a player (rules/media#players). Keys that the focused control uses itself are left to it:
 * space and Enter on buttons, all keys on a list, left and right on the volume. Handled keys don't trigger the page's
 * shortcuts.
 * @param more keys of this player only
 */
export function onPlayerKey(
	event: KeyboardEvent<HTMLElement>,
	media: HTMLMediaElement | null,
	more: Readonly<Record<string, () => void>> = {},
): void {
	const { key, target } = event;
	if (!media || event.ctrlKey || event.metaKey || event.altKey || isControls(key, target)) return;
	const command = COMMANDS[key];
	const own = more[key];
	if (!command && !own) return;
	event.preventDefault();
	event.stopPropagation();
	if (own) own();
	else command?.(media);
}

function isControls(key: string, target: EventTarget): boolean {
	if (target instanceof HTMLSelectElement) return true;
	if (target instanceof HTMLButtonElement) return key === ' ' || key === 'Enter';
	if (!(target instanceof HTMLInputElement)) return false;
	return target.dataset.slider === 'volume' && key !== ' ' && key !== 'k' && key !== 'm';
}
