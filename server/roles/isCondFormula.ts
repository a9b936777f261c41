import { isRecord } from '@/base/isRecord';
import { isCountCondition, isUserCondition } from './CondFormula';

const DEPTH_MAX = 16;
const NODES_MAX = 200;
const ID_LENGTH_MAX = 128;

/**
 * Whether it is a condition that `fits` understands: of known kinds, not too deep, not too many. Empty counts as one.
 */
export function isCondFormula(value: Record<string, unknown>): boolean {
	if (Object.keys(value).length === 0) return true;
	let nodes = 0;
	const isNode = (node: unknown, depth: number): boolean => {
		if (!isRecord(node) || depth > DEPTH_MAX || ++nodes > NODES_MAX) return false;
		const { id, type } = node;
		if (typeof type !== 'string' || !isText(id ?? '')) return false;
		switch (type) {
			case 'and':
			case 'or':
				return Array.isArray(node.values) && node.values.every(part => isNode(part, depth + 1));
			case 'not':
				return isNode(node.value, depth + 1);
			case 'roleAssignedTo':
				return isText(node.roleId);
			case 'createdLessThan':
			case 'createdMoreThan':
				return Number.isFinite(node.sec);
			default:
				return isCountCondition(type) ? Number.isFinite(node.value) : isUserCondition(type);
		}
	};
	return isNode(value, 1);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= ID_LENGTH_MAX;
