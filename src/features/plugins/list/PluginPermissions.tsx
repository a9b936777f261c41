import { type ReactNode, useEffect, useState } from 'react';
import { permissionText } from '@/blocks/account/permissionText';
import { showError } from '@/blocks/actions/showError';
import { givePermissions } from '@/blocks/plugins/installPlugin';
import type { Plugin } from '@/domain/plugin/Plugin';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { type PluginToken, tokenOf } from '@/stores/plugins/pluginTokens';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import own from './list.module.css';

interface PluginPermissionsProps {
	plugin: Plugin;
	/** It has other permissions now. */
	onGiven: () => void;
}

/** What a plugin may do on this device; and where that is nothing though it asks for something, how it gets it. */
export function PluginPermissions({ plugin, onGiven }: PluginPermissionsProps): ReactNode {
	const session = useSession();
	const { installId, name, permissions = [] } = plugin;
	/** Undefined until it is read; anew with each change of the plugin, such as an update that asks for others. */
	const [token, setToken] = useState<PluginToken | null>();
	useEffect(() => {
		let isWanted = true;
		tokenOf(session, plugin.installId).then(kept => isWanted && setToken(kept), console.warn);
		return () => {
			isWanted = false;
		};
	}, [session, plugin]);
	if (!Array.isArray(permissions) || permissions.length === 0 || token === undefined) return null;
	const give = async () => {
		if (!(await givePermissions(session, installId, { name, permissions }))) return;
		setToken(await tokenOf(session, installId));
		onGiven();
	};
	return (
		<div className={own.permissions}>
			{token === null ? (
				<span>{text.plugins.noToken}</span>
			) : (
				<details>
					<summary>{counted(text.plugins, 'given', token.permissions.length)}</summary>
					<ul>
						{token.permissions.map(permission => (
							<li key={permission}>{permissionText(permission)}</li>
						))}
					</ul>
				</details>
			)}
			<Button size="small" icon="key" onClick={() => void give().catch(showError)}>
				{token === null ? text.plugins.give : text.plugins.change}
			</Button>
		</div>
	);
}
