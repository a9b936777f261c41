import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';
import { COLOR_TOKENS, customProperty, OPTIONAL_TOKENS, SHADOW_TOKENS } from '@/domain/theme/themeTokens';
import { motionAllowed } from '@/platform/reducedMotion';
import { paintTheme } from './paintTheme';

interface ThemeChange {
	readonly base: ThemeBase;
	/** Missing for the default theme of the base. */
	readonly properties?: CompiledTheme | undefined;
}

const FALLBACK_CLASS = 'theme-changing';
const FALLBACK_MS = 500;

let fallbackTimer: ReturnType<typeof setTimeout> | undefined;
/** The last change that was asked for: a view transition begins later, perhaps after another change. */
let latest: ThemeChange;

/**
 * Draws the page in a theme. `animated`: with a view transition if motion is allowed, else with a class for 500 ms
 * (rules/appearance#changing-the-theme); leave it out at start.
 */
export function changeTheme(wanted: ThemeChange, { animated = false } = {}): void {
	const { classList } = document.documentElement;
	latest = wanted;
	const change = () => {
		if (isShown(latest)) return;
		removeProperties();
		paintTheme(latest.base, latest.properties);
	};
	if (!animated) {
		change();
	} else if (motionAllowed() && 'startViewTransition' in document) {
		const { ready, finished } = document.startViewTransition(change);
		// They reject where the page is hidden or another change follows; the theme is changed all the same.
		for (const step of [ready, finished]) step.catch(() => {});
	} else {
		classList.add(FALLBACK_CLASS);
		clearTimeout(fallbackTimer);
		change();
		// From here on, as the change itself may take a part of the time on a slow machine.
		fallbackTimer = setTimeout(() => classList.remove(FALLBACK_CLASS), FALLBACK_MS);
	}
}

const PROPERTIES = [...COLOR_TOKENS, ...OPTIONAL_TOKENS, ...SHADOW_TOKENS].map(customProperty);

/** Whether the page has this theme already, as after the first paint: setting it again would style all elements anew. */
function isShown({ base, properties = {} }: ThemeChange): boolean {
	const { dataset, style } = document.documentElement;
	const given = new Map(Object.entries(properties));
	return (
		dataset.theme === base && PROPERTIES.every(name => style.getPropertyValue(name) === (given.get(name) ?? '').trim())
	);
}

/** Takes the last theme away, and nothing else: other parts keep lengths on the page too. */
function removeProperties(): void {
	const { style } = document.documentElement;
	for (const name of PROPERTIES) style.removeProperty(name);
}
