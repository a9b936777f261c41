import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets the value of an input without React, which would mirror it in the `value` attribute: there custom CSS could read
 * it letter by letter (`[value^="a"]`), and pages that are saved would contain it.
 * @param value null if the input is an ordinary one
 */
export function useUnmirroredValue(value: string | null): RefObject<HTMLInputElement | null> {
	const input = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => {
		if (value !== null && input.current && input.current.value !== value) input.current.value = value;
	}, [value]);
	return input;
}
