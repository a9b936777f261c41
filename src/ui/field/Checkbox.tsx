import { Toggle, type ToggleProps } from './Toggle';

/** One of a set, or something that counts when the form is sent. */
export function Checkbox(props: ToggleProps) {
	return <Toggle {...props} kind="checkbox" />;
}
