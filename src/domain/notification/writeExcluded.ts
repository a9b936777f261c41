import { LISTED_TYPES, type ListedType } from './listedTypes';

/**
 * A list's filter as it is to be stored: names that this version doesn't know stay.
 * @param stored the present one
 */
export const writeExcluded = (stored: unknown, excluded: readonly ListedType[]): readonly string[] => [
	...(Array.isArray(stored) ? stored.filter(isUnknown) : []),
	...excluded,
];

const isUnknown = (type: unknown): type is string =>
	typeof type === 'string' && !LISTED_TYPES.some(listed => listed === type);
