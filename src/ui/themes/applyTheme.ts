import type { CompiledTheme } from '@/domain/theme/Theme';
import { motionAllowed } from '@/platform/reducedMotion';

export interface AppliedTheme {
	base: 'light' | 'dark';
	/** The compiled properties of a custom theme; missing for a built-in theme. */
	properties?: CompiledTheme;
	/** Whether the theme follows the device's colour scheme; the next start then checks it again. */
	followsDevice?: boolean;
}

// Read by showLastTheme before the first paint; clearing the cache relies on the name (rules/start#clearing-the-cache).
const STORAGE_KEY = 'theme';
const FALLBACK_CLASS = 'theme-changing';
const FALLBACK_MS = 500;

let fallbackTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Applies a theme and stores it for the first paint of the next start. `animated`: with a view transition if motion is
 * allowed, else with a class for 500 ms (rules/appearance#changing-the-theme); leave it out at start.
 */
export function applyTheme(theme: AppliedTheme, { animated = false } = {}): void {
	const former = rememberedNames();
	remember(theme);
	const change = () => paint(theme, former);
	if (!animated) {
		change();
		return;
	}
	if (motionAllowed() && 'startViewTransition' in document) {
		document.startViewTransition(change);
		return;
	}
	const root = document.documentElement;
	root.classList.add(FALLBACK_CLASS);
	clearTimeout(fallbackTimer);
	fallbackTimer = setTimeout(() => root.classList.remove(FALLBACK_CLASS), FALLBACK_MS);
	change();
}

function paint({ base, properties = {} }: AppliedTheme, former: readonly string[]): void {
	const root = document.documentElement;
	root.dataset.theme = base;
	for (const name of former) root.style.removeProperty(name);
	// Through the CSSOM, which the Content-Security-Policy allows without 'unsafe-inline'.
	for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
	const canvas = getComputedStyle(root).getPropertyValue('--canvas').trim();
	for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', canvas);
}

/** The properties set by the previous theme, on this page or before its first paint. */
function rememberedNames(): string[] {
	try {
		const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as AppliedTheme | null;
		return Object.keys(stored?.properties ?? {});
	} catch {
		return [];
	}
}

function remember({ base, properties, followsDevice = false }: AppliedTheme): void {
	try {
		if (followsDevice && properties === undefined) localStorage.removeItem(STORAGE_KEY);
		else localStorage.setItem(STORAGE_KEY, JSON.stringify({ base, properties }));
	} catch {
		// Without storage the next start first shows the device's scheme.
	}
}
