import { Toggle, type ToggleProps } from './Toggle';

/** A setting that takes effect at once. */
export function Switch(props: ToggleProps) {
	return <Toggle {...props} kind="switch" />;
}
