import { Toggle, type ToggleProps } from './Toggle';

/** Something that is on or off at once: a setting. */
export function Switch(props: ToggleProps) {
	return <Toggle {...props} kind="switch" />;
}
