import type { Plugin } from '@/domain/plugin/Plugin';

/** The code of a plugin with these lines. */
export const pluginCode = (lines: string, meta = ''): string =>
	`/// @ 0.19.0\n### {\n\tname: "Tide"\n\tversion: "1.0.0"\n\tauthor: "mara"\n${meta}}\n${lines}`;

/** An installed plugin with these lines. */
export const plugin = (lines: string, more: Partial<Plugin> = {}): Plugin => ({
	...{ installId: 'tide', name: 'Tide', version: '1.0.0', author: 'mara', description: null, permissions: [] },
	...{ config: null, active: true, configData: {}, src: pluginCode(lines) },
	...more,
});
