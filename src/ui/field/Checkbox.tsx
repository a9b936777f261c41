import { Toggle, type ToggleProps } from './Toggle';

/** One of several options, or a value that takes effect when the form is sent. */
export function Checkbox(props: ToggleProps) {
	return <Toggle {...props} kind="checkbox" />;
}
