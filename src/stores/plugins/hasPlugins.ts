import { preferences } from '../preferences/Preferences';

/** The key of the preference, whose declaration comes with the code of plugins. */
const KEY = 'plugins';

/** Whether any account of this device has plugins: only then is their code loaded. */
export const hasPlugins = (): boolean =>
	preferences.records(KEY).some(([, value]) => Array.isArray(value) && value.length > 0);
