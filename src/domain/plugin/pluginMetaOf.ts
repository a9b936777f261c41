import { isRecord } from '@/base/isRecord';
import { isSupportedLanguage } from './isSupportedLanguage';
import type { PluginConfig, PluginMeta } from './Plugin';
import { PluginError } from './PluginError';

/** What was read from a plugin's code without running it; `metadata` is JSON. */
export interface PluginFacts {
	readonly version: string | null;
	readonly syntaxError: { readonly message: string } | null;
	readonly hasMeta: boolean;
	readonly metadata: unknown;
}

const REQUIRED = ['name', 'version', 'author'] as const;
const MOST_CHARACTERS = { name: 200, version: 100, author: 200, description: 5_000 } as const;
const MOST_PERMISSIONS = 300;
const MOST_SETTINGS = 200;

/**
 * Checks what a plugin says of itself (rules/plugins#installing).
 * @throws {PluginError}
 */
export function pluginMetaOf({ version, syntaxError, hasMeta, metadata }: PluginFacts): PluginMeta {
	if (!isSupportedLanguage(version)) throw new PluginError('version', { detail: version ?? 'none' });
	if (syntaxError) throw new PluginError('syntax', { detail: syntaxError.message });
	if (!hasMeta) throw new PluginError('noMeta');
	if (!isRecord(metadata)) throw new PluginError('noMetadata');
	const missing = REQUIRED.filter(name => textOf(metadata, name) === null);
	if (missing.length > 0) throw new PluginError('required', { detail: missing.join(', ') });
	return {
		name: textOf(metadata, 'name') ?? '',
		version: textOf(metadata, 'version') ?? '',
		author: textOf(metadata, 'author') ?? '',
		description: textOf(metadata, 'description'),
		permissions: permissionsOf(metadata.permissions),
		config: configOf(metadata.config),
	};
}

/** Versions are often written as numbers. */
function textOf(metadata: Readonly<Record<string, unknown>>, name: keyof typeof MOST_CHARACTERS): string | null {
	const value = Object.hasOwn(metadata, name) ? metadata[name] : null;
	if (typeof value !== 'string' && typeof value !== 'number') return null;
	const text = String(value).trim().slice(0, MOST_CHARACTERS[name]);
	return text === '' ? null : text;
}

function permissionsOf(value: unknown): readonly string[] {
	if (!Array.isArray(value)) return [];
	const texts = value.filter((each): each is string => typeof each === 'string' && /^[\w:-]{1,128}$/.test(each));
	return [...new Set(texts)].slice(0, MOST_PERMISSIONS);
}

function configOf(value: unknown): PluginConfig | null {
	if (!isRecord(value)) return null;
	const settings = Object.entries(value).slice(0, MOST_SETTINGS);
	return settings.length === 0 ? null : Object.fromEntries(settings);
}
