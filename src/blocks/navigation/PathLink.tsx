import type { ComponentProps } from 'react';
import { useNavigation } from './NavigationContext';

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
	/** Within the app, such as `/@mara`. */
	path: string;
}

/** A link to a page of the app: a real `href`, handled by the host's listener. */
export function PathLink({ path, ...rest }: PathLinkProps) {
	return <a {...rest} href={useNavigation().href(path)} data-path={path} />;
}
