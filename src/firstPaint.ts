import '@/ui/tokens.css';
import '@/ui/state/skeleton.css';
import { isMinimalPath } from '@/domain/paths/startPatterns';
import { preloadLocale } from '@/i18n/preloadLocale';
import { reserveHeadHeight } from '@/platform/headHeight';
import { prepareLastView } from '@/platform/prepareLastView';
import { showLastView } from '@/platform/showLastView';
import { startModules } from '@/platform/startModules';
import { preloadStartParts } from '@/shell/preloadStartParts';
import type { StartParts } from '@/shell/StartParts';
import { startLayout } from '@/shell/startLayout';
import { showLastTheme } from '@/ui/themes/showLastTheme';

// A separate script that the page waits for (vite/firstPaintPlugin.ts); the build passes it the files of a start.
const { parts, themes } = document.currentScript instanceof HTMLScriptElement ? document.currentScript.dataset : {};
const startParts = parts === undefined ? null : (JSON.parse(parts) as StartParts);
if (startParts) startModules(startParts.modules);
const layout = isMinimalPath(location.pathname) ? 'minimal' : startLayout();
document.documentElement.dataset.startLayout = layout;
showLastTheme(themes);
if (layout === 'deck' || layout === 'classic') reserveHeadHeight();
if (startParts) {
	prepareLastView(showLastView);
	preloadStartParts(startParts, layout);
}
preloadLocale();
