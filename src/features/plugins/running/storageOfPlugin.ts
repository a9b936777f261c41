import { text } from '@/i18n/text';
import { installedPlugins } from '@/stores/plugins/installedPlugins';
import { pluginStorage } from '@/stores/plugins/pluginKeys';
import { preferences } from '@/stores/preferences/Preferences';
import { type ScriptStorage, scriptStorage } from '@/stores/scripts/scriptStorage';
import type { Session } from '@/stores/session/Session';

/** What a plugin keeps. Once it is uninstalled, by whichever tab, it can't keep anything anew. */
export function storageOfPlugin(session: Session, installId: string): ScriptStorage {
	return scriptStorage(session.key, pluginStorage(installId), async () => {
		// Another tab may have uninstalled it, and deleted what it had kept.
		await preferences.refresh();
		const isInstalled = installedPlugins(session).some(plugin => plugin.installId === installId);
		if (!isInstalled) throw new Error(text.aiscript.over);
	});
}
