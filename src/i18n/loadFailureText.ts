import type { LoadFailure } from '@/platform/whyLoadFailed';
import { fill } from './fill';
import { text } from './text';

/** The message for a part of the app that could not be loaded (rules/start#parts-that-cant-be-loaded). */
export function loadFailureText(failure: LoadFailure): { readonly title: string; readonly text: string } {
	const { newVersionTitle, newVersionText, unreachableTitle } = text.shell;
	if (failure === 'newVersion') return { title: newVersionTitle, text: newVersionText };
	if (failure === 'broken') return { title: text.error.componentFailed, text: text.error.componentFailedText };
	return { title: unreachableTitle, text: fill(text.shell.unreachableText, { host: location.host }) };
}
