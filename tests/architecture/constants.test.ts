import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endOf, muteDurations, roleDurations } from '@/blocks/actions/durations';
import { EMBED_SIZE } from '@/blocks/embed/embedCode';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { badgeCount } from '@/shell/nav/badgeCount';

/** The value of a number that code declares, so that nothing has to be exported for this test alone. */
function declared(name: string, path: string): number {
	const value = new RegExp(`\\b${name} = ([0-9_]+)`).exec(source(path))?.[1];
	if (value === undefined) throw new Error(`${path} has no ${name}.`);
	return Number(value.replaceAll('_', ''));
}

const source = (path: string): string => readFileSync(path, 'utf8');
const found = (path: string, pattern: RegExp): string | undefined => pattern.exec(source(path))?.[1];

const SWIPE = 'src/ui/swipe/swipe.ts';
const [HOUR, DAY] = [3_600_000, 86_400_000];

/** Typed from section 9 of the second part of the specification. */
const CONSTANTS: readonly (readonly [name: string, specified: unknown, actual: () => unknown])[] = [
	// Notifications and navigation.
	['a toast', 4_000, () => declared('TOAST_MS', 'src/ui/toast/toasts.ts')],
	['the most that a badge counts', ['99', '99+'], () => [badgeCount(99), badgeCount(100)]],
	['the narrow window', '1279', () => found('src/shell/nav/useIsNarrow.ts', /max-width: (\d+)px/)],
	['mutes', [null, 600_000, HOUR, DAY, 7 * DAY], () => muteDurations().map(({ ms }) => ms)],
	['assigned roles', [null, HOUR, DAY, 7 * DAY, 30 * DAY], () => roleDurations().map(({ ms }) => ms)],
	// Display limits.
	['the preview of a description', 85, () => PREVIEW_LENGTH],
	['the reactions that a note shows', 16, () => declared('MAX_SHOWN', 'src/domain/note/reaction.ts')],
	['the renoters that are fetched', 11, () => declared('PAGE_SIZE', 'src/blocks/note/Renoters.tsx')],
	['the users of a reaction that are fetched', 10, () => declared('LIST_PAGE', 'src/stores/queries/Query.ts')],
	['the frame of an embedded note', { maxWidth: 500, height: 300 }, () => EMBED_SIZE],
	['the margin of menus', 16, () => declared('SCREEN_MARGIN_PX', 'src/ui/overlay/usePlace.ts')],
	['the blur behind a dialog', '4px', () => found('src/ui/tokens.css', /--modal-blur: ([^;]+);/)],
	['a bright ticker', 191, () => declared('BRIGHT', 'src/base/tickerColors.ts')],
	// Interaction timings.
	['the delay of tooltips', 100, () => declared('DELAY_MS', 'src/ui/tooltip/installTooltips.ts')],
	['a user’s card comes', 500, () => declared('SHOW_MS', 'src/features/userActions/watchUserLinks.ts')],
	['a user’s card goes', 500, () => declared('HIDE_MS', 'src/features/userActions/watchUserLinks.ts')],
	['a check whether an element is there', 1_000, () => declared('CHECK_MS', 'src/ui/overlay/watchHover.ts')],
	['a held key', 500, () => declared('REPEAT_GUARD_MS', 'src/shell/hotkeys/useHotkeys.ts')],
	['a swipe begins', 20, () => declared('MIN_PX', SWIPE)],
	['a swipe leads on', 70, () => declared('COMMIT_PX', SWIPE)],
	['a swipe moves what is swiped', 120, () => declared('MAX_PX', SWIPE)],
	['the cone in which a finger scrolls', 50, () => declared('VERTICAL_CONE_DEGREES', SWIPE)],
	['the animation of a swipe', 400, () => declared('SWIPE_MS', SWIPE)],
	['narrow headers', '500', () => found('src/ui/Tabs.module.css', /@container column \(min-width: (\d+)px\)/)],
];

describe('the specification’s constants', () => {
	it.each(CONSTANTS)('%s', (_name, specified, actual) => {
		expect(actual()).toEqual(specified);
	});

	it('name no end for what lasts indefinitely', () => {
		expect(endOf({ text: '', ms: null })).toBeNull();
	});
});
