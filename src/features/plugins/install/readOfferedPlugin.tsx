import type { OfferedThing, OfferReading } from '@/blocks/install/OfferedThing';
import { ToApp } from '@/blocks/install/ToApp';
import { installPlugin } from '@/blocks/plugins/installPlugin';
import { PluginFacts } from '@/blocks/plugins/PluginFacts';
import { pluginErrorTexts } from '@/blocks/plugins/pluginErrorTexts';
import { readPluginCode } from '@/blocks/plugins/readPluginCode';
import { pathTo } from '@/domain/paths/pathTo';
import type { PluginMeta } from '@/domain/plugin/Plugin';
import { PluginError } from '@/domain/plugin/PluginError';
import { text } from '@/i18n/text';
import { refuseInstalled } from '@/stores/plugins/installedPlugins';
import type { Session } from '@/stores/session/Session';
import { Button } from '@/ui/button/Button';

/** The plugin that a page offers. */
export async function readOfferedPlugin(session: Session, code: string): Promise<OfferReading> {
	try {
		const meta = await readPluginCode(code);
		refuseInstalled(meta, session);
		return { thing: offered(session, meta, code), error: null };
	} catch (error) {
		return { thing: null, error: pluginErrorTexts(error), canRetry: !(error instanceof PluginError) };
	}
}

/** What it may do is asked before it is installed. It runs once the app is there. */
const offered = (session: Session, meta: PluginMeta, code: string): OfferedThing => ({
	name: meta.name,
	facts: <PluginFacts plugin={meta} isWhole />,
	async install() {
		try {
			return (await installPlugin(session, meta, code)) ? 'installed' : 'cancelled';
		} catch (error) {
			return pluginErrorTexts(error);
		}
	},
	about: text.installExtensions.pluginInstalled,
	actions: (
		<>
			<ToApp />
			<Button onClick={() => location.assign(pathTo('plugins'))}>{text.installExtensions.toPlugins}</Button>
		</>
	),
});
