import { inspectScript } from '@workers/aiscript/aiscript.client';
import type { PluginMeta } from '@/domain/plugin/Plugin';
import { PluginError } from '@/domain/plugin/PluginError';
import { pluginMetaOf } from '@/domain/plugin/pluginMetaOf';

/**
 * Reads what a plugin is, in a worker, without running it.
 * @throws {PluginError} it can't be installed; {Error} it could not be read, such as without workers
 */
export async function readPluginCode(code: string): Promise<PluginMeta> {
	if (code.trim() === '') throw new PluginError('empty');
	return pluginMetaOf(await inspectScript(code));
}
