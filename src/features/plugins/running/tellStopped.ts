import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import type { StopReason } from './PluginState';

/** Says which plugin was stopped, and why, with the way to its log. */
export function tellStopped(session: Session, name: string, why: StopReason): void {
	toast(fill(text.plugins.stopped[why], { name }), {
		icon: 'plug',
		tone: 'danger',
		action: {
			text: text.plugins.log,
			onPress: () => intents.send({ kind: 'openWindow', session, path: pathTo('plugins') }),
		},
	});
}
