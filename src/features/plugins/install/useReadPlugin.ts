import { useEffect, useState } from 'react';
import { readPluginCode } from '@/blocks/plugins/readPluginCode';
import type { PluginMeta } from '@/domain/plugin/Plugin';

/** What pasted code is. */
export interface ReadPlugin {
	readonly code: string;
	/** Null where it can't be installed. */
	readonly meta: PluginMeta | null;
	/** Why it can't; a `PluginError` or what kept it from being read. */
	readonly error: unknown;
}

/** Each reading has a worker of its own. */
const PAUSE_MS = 400;

/** Reads a plugin's code after each pause in typing; null until then, and without code. */
export function useReadPlugin(code: string): ReadPlugin | null {
	const [read, setRead] = useState<ReadPlugin | null>(null);
	useEffect(() => {
		if (code.trim() === '') return undefined;
		let isWanted = true;
		const take = (result: Omit<ReadPlugin, 'code'>) => isWanted && setRead({ code, ...result });
		const timer = setTimeout(() => {
			readPluginCode(code).then(
				meta => take({ meta, error: null }),
				(error: unknown) => take({ meta: null, error }),
			);
		}, PAUSE_MS);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [code]);
	return read?.code === code ? read : null;
}
