import '@/ui/base.css';
import { isMinimalPath } from '@/domain/paths/startPatterns';
import { whenStyled } from '@/platform/whenStyled';
import { layouts } from '@/shell/layouts/layouts';
import { openPreferences } from '@/shell/openPreferences';
import { prepareAddress } from '@/shell/prepareAddress';
import { holdBuild } from '@/shell/serviceWorker/holdBuild';
import { showStartFailure } from '@/shell/showStartFailure';
import { startPlan } from '@/shell/startPlan';

/** Paths of the minimal mode branch off before any of the app is loaded (rules/start#minimal-mode). */
async function start(): Promise<void> {
	const root = document.getElementById('root');
	if (!root) throw new Error('The page has no root element.');
	if ('started' in root.dataset) console.warn('multiple import detected');
	root.dataset.started = '';
	holdBuild();
	const miAuth = await prepareAddress();
	if (isMinimalPath(location.pathname)) {
		const [{ startMinimal }] = await Promise.all([import('@/shell/layouts/startMinimal'), whenStyled()]);
		return startMinimal(root);
	}
	// Reading them takes as long as loading the rest.
	void openPreferences();
	const plan = startPlan();
	const [{ startApp }, { pageRouters }, layoutModule] = await Promise.all([
		import('@/shell/startApp'),
		import('@/routes/pageRouters'),
		layouts[plan.layout](),
		plan.preload(),
		whenStyled(),
	]);
	await startApp(root, pageRouters, plan.layout, layoutModule);
	if (miAuth !== null) await (await import('@/shell/session/showMiAuthOutcome')).showMiAuthOutcome(miAuth);
}

start().catch(showStartFailure);

// Few need them, and some switch them on at any time.
const forcedColors = matchMedia('(forced-colors: active)');
const addTheirStyles = () => forcedColors.matches && void import('@/ui/forcedColors.css');
forcedColors.onchange = addTheirStyles;
addTheirStyles();
