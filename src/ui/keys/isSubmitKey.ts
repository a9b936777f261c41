import { isComposing } from './isComposing';

/** Whether the key sends or runs what is typed in a field of several lines: Enter with Ctrl or Cmd. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
	event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
