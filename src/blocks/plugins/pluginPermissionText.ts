import { text } from '@/i18n/text';
import { permissionText } from '../account/permissionText';

/** What a plugin's permission is, in words: one of the app's own, or of a server. */
export const pluginPermissionText = (permission: string): string =>
	permission === 'quarterdeck:columns' ? text.plugins.permissions.columns : permissionText(permission);
