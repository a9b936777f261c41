import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

export const pluginPages: Pick<Pages, 'plugins' | 'installPlugin'> = lateAlike(
	late,
	{ gate: member, frame: 'settings' },
	['plugins', 'installPlugin'],
);

/** Runs the plugins of the accounts. */
export const loadPlugins = async () => (await late()).loadRunners();

/** Reads a plugin that a page of the web offers to install. */
export const loadOfferedPlugin = async () => (await late()).loadOfferedPlugin();
