import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import { columnsOfPlugins } from '@/stores/plugins/pluginColumns';
import type { Session } from '@/stores/session/Session';

/** Apart from the definition, as the list of their files would be part of each start of a deck. */
export const loadPluginColumn = () => import('./column/PluginColumn');

/** The columns that a session's plugins feed, each with its plugin. */
export const namedColumns = (session: Session): readonly NamedTarget[] =>
	columnsOfPlugins(session).map(({ id, title, plugin, description }) => ({
		id,
		name: title,
		caption: [plugin, ...(description === null ? [] : [description])].join(' · '),
	}));
