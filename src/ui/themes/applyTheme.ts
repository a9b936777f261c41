import { motionAllowed } from '@/platform/reducedMotion';
import type { CompiledTheme } from './Theme';

export interface AppliedTheme {
	base: 'light' | 'dark';
	/** A theme of the reader's own, compiled; left out for the built-in theme of the base. */
	properties?: CompiledTheme;
	/** True when the device's colour scheme chose: the next start then asks the device again. */
	followsDevice?: boolean;
}

// Read by showLastTheme, before the first paint; the name is known elsewhere (rules/start#clearing-the-cache).
const STORAGE_KEY = 'theme';
const FALLBACK_CLASS = 'theme-changing';
const FALLBACK_MS = 500;

let fallbackTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Puts a theme on the page and remembers it for the first paint of the next start. `animated`: with a view transition
 * where motion is allowed, else with a class for 500 ms (rules/appearance#changing-the-theme); leave it out at start.
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
	// Through the CSSOM, which a Content-Security-Policy without 'unsafe-inline' allows.
	for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
	const canvas = getComputedStyle(root).getPropertyValue('--canvas').trim();
	for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', canvas);
}

/** The properties that the last theme set, in this page's life or before its first paint. */
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
		// Without storage the next start shows the device's scheme first.
	}
}
