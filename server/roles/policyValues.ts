import { isRecord } from '@/base/isRecord';
import { CHAT_ORDER, DEFAULT_POLICIES, type Policies, type RolePolicyValue } from './policies';

const NUMBER_MAX = 1e12;
const TYPES_MAX = 200;
const TYPE_LENGTH_MAX = 128;

/** Whether each key is a policy, with a value of its type. */
export const arePolicies = (given: Record<string, unknown>): boolean =>
	Object.entries(given).every(([name, value]) => isPolicyName(name) && isPolicyValue(name, value));

const isPolicyName = (name: string): name is keyof Policies => Object.hasOwn(DEFAULT_POLICIES, name);

/** Whether a role's value for a policy is valid. */
export function isPolicyValue(name: keyof Policies, said: unknown): said is RolePolicyValue {
	if (!isRecord(said)) return false;
	const { useDefault, priority, value } = said;
	if (typeof useDefault !== 'boolean' || ![0, 1, 2].some(each => each === priority)) return false;
	return isOfKind(name, value);
}

function isOfKind(name: keyof Policies, value: unknown): boolean {
	if (name === 'chatAvailability') return CHAT_ORDER.some(state => state === value);
	if (name === 'uploadableFileTypes') {
		return Array.isArray(value) && value.length <= TYPES_MAX && value.every(isFileType);
	}
	if (typeof DEFAULT_POLICIES[name] === 'boolean') return typeof value === 'boolean';
	return typeof value === 'number' && Math.abs(value) <= NUMBER_MAX;
}

const isFileType = (type: unknown): boolean => typeof type === 'string' && type.length <= TYPE_LENGTH_MAX;
