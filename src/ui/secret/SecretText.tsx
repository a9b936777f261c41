import type { ReactNode } from 'react';
import { useSecretText } from './useSecretText';

interface SecretTextProps {
	className?: string | undefined;
	children: string;
}

/** A secret to be read or copied; copying it warns first. */
export function SecretText({ className, children }: SecretTextProps): ReactNode {
	const shown = useSecretText<HTMLElement>();
	return (
		<code ref={shown} className={className} dir="ltr">
			{children}
		</code>
	);
}
