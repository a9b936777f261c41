import type { ReactNode } from 'react';
import { configFields } from '@/domain/plugin/configFields';
import { knownPermissions } from '@/domain/plugin/localPermissions';
import type { Plugin } from '@/domain/plugin/Plugin';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { pluginPermissionText } from './pluginPermissionText';
import styles from './plugins.module.css';

interface PluginFactsProps {
	plugin: Pick<Plugin, 'name' | 'version' | 'author' | 'description' | 'permissions' | 'config'>;
	/** Whether it says what it asks for, and that it has settings. */
	isWhole?: boolean;
}

/** What a plugin says of itself. */
export function PluginFacts({ plugin, isWhole = false }: PluginFactsProps): ReactNode {
	const { name, version, author, description, permissions, config } = plugin;
	const texts = Array.isArray(permissions) ? permissions.filter(each => typeof each === 'string') : [];
	const asked = knownPermissions(texts);
	const settings = configFields(config).length;
	return (
		<div className={styles.facts}>
			<p>
				<strong>{name}</strong> {version !== undefined && <small>{version}</small>}
			</p>
			{author !== undefined && <small>{fill(text.plugins.by, { author })}</small>}
			{description && <p className={styles.description}>{description}</p>}
			{isWhole && (
				<>
					{asked.length === 0 ? (
						<small>{text.plugins.asksNothing}</small>
					) : (
						<div className={styles.asked}>
							<small>{counted(text.plugins, 'asks', asked.length)}</small>
							<ul>
								{asked.map(permission => (
									<li key={permission}>{pluginPermissionText(permission)}</li>
								))}
							</ul>
						</div>
					)}
					{settings > 0 && <small>{counted(text.plugins, 'settings', settings)}</small>}
				</>
			)}
		</div>
	);
}
