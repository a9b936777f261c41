import { values } from '@syuilo/aiscript';
import type { AiData } from '../aiscript.protocol';
import type { Value } from '../engine/holdings';

/** Data of the app as a value of the program. The app bounds what it sends (`jsonToData`). */
export function fromData(data: AiData): Value {
	if (data === null) return values.NULL;
	if (typeof data === 'boolean') return values.BOOL(data);
	if (typeof data === 'number') return values.NUM(data);
	if (typeof data === 'string') return values.STR(data);
	if (data instanceof Map) {
		return values.OBJ(new Map([...data].map(([name, item]: [string, AiData]) => [name, fromData(item)])));
	}
	if (Array.isArray(data)) return values.ARR(data.map(fromData));
	if ('error' in data) return values.ERROR(data.error, fromData(data.info));
	return values.NULL;
}
