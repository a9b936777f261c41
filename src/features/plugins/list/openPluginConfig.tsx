import type { Plugin } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { ConfigDialog } from './ConfigDialog';

const WIDTH_PX = 480;

/** Opens the settings of a plugin, as its metadata declares them. */
export function openPluginConfig(session: Session, plugin: Plugin): void {
	const title = fill(text.plugins.configOf, { name: plugin.name });
	overlays.open<void>({
		kind: 'modal',
		label: title,
		width: WIDTH_PX,
		render: handle => <ConfigDialog title={title} session={session} plugin={plugin} onClose={() => handle.close()} />,
	});
}
