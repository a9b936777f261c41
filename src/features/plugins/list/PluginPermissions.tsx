import { type ReactNode, useEffect, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { givePermissions } from '@/blocks/plugins/installPlugin';
import { pluginPermissionText } from '@/blocks/plugins/pluginPermissionText';
import { knownPermissions } from '@/domain/plugin/localPermissions';
import type { Plugin } from '@/domain/plugin/Plugin';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { localGrantOf } from '@/stores/plugins/localGrants';
import { permissionChanges } from '@/stores/plugins/permissionChanges';
import { tokenOf } from '@/stores/plugins/pluginTokens';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import own from './list.module.css';

/** What a plugin may do on this device; and where that is nothing though it asks for something, how it gets it. */
export function PluginPermissions({ plugin }: { plugin: Plugin }): ReactNode {
	const session = useSession();
	const { installId, name, permissions = [] } = plugin;
	/** Undefined until it is read; anew with each change of it, or of the plugin, such as an update that asks for others. */
	const [given, setGiven] = useState<readonly string[]>();
	useEffect(() => {
		let isWanted = true;
		const read = () => {
			givenTo(session, plugin.installId).then(kept => isWanted && setGiven(kept), console.warn);
		};
		read();
		const end = permissionChanges.watch(session, id => id === plugin.installId && read());
		return () => {
			isWanted = false;
			end();
		};
	}, [session, plugin]);
	if (!Array.isArray(permissions) || knownPermissions(permissions).length === 0 || given === undefined) return null;
	const give = () => givePermissions(session, installId, { name, permissions });
	return (
		<div className={own.permissions}>
			{given.length === 0 ? (
				<span>{text.plugins.noToken}</span>
			) : (
				<details>
					<summary>{counted(text.plugins, 'given', given.length)}</summary>
					<ul>
						{given.map(permission => (
							<li key={permission}>{pluginPermissionText(permission)}</li>
						))}
					</ul>
				</details>
			)}
			<Button size="small" icon="key" onClick={() => void give().catch(showError)}>
				{given.length === 0 ? text.plugins.give : text.plugins.change}
			</Button>
		</div>
	);
}

/** What it may do on this device: on the server, and in the app. */
async function givenTo(session: Session, installId: string): Promise<readonly string[]> {
	const [token, local] = await Promise.all([tokenOf(session, installId), localGrantOf(session, installId)]);
	return [...(token?.permissions ?? []), ...local];
}
