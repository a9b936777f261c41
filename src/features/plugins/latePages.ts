import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'plugins' | 'installPlugin'> = {
	plugins: () => import('./list/PluginsPage'),
	installPlugin: () => import('./install/InstallPluginPage'),
};

export const loadOfferedPlugin = async () => (await import('./install/readOfferedPlugin')).readOfferedPlugin;

export const loadRunners = () => import('./running/pluginRunners');
