import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './TextField';

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'hideLabel' | 'icon' | 'placeholder' | 'type'>;

/** A field to search with. Its label stands inside until something is written. */
export function SearchField(props: SearchFieldProps): ReactNode {
	return <TextField {...props} hideLabel type="search" icon="search" placeholder={props.label} />;
}
