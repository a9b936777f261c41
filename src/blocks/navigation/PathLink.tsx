import type { ComponentProps } from 'react';
import { useNavigation } from './NavigationContext';

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
	/** Within the client, such as `/@mara`. */
	path: string;
}

/** A link to a page of the client: a real address, followed by the host's link delegate. */
export function PathLink({ path, ...rest }: PathLinkProps) {
	return <a {...rest} href={useNavigation().href(path)} data-path={path} />;
}
