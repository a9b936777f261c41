import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

/** The parts of plugins that come late: their pages, what runs them, and what reads one that the web offers. */
export const loadPluginParts = () => import('./latePages');

export const pluginPages: Pick<Pages, 'plugins' | 'installPlugin'> = lateAlike(
	loadPluginParts,
	{ gate: member, frame: 'settings' },
	['plugins', 'installPlugin'],
);

/** Runs the plugins of the accounts. */
export const loadPlugins = async () => (await loadPluginParts()).loadRunners();
