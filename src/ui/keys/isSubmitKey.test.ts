// @vitest-environment bundled-happy-dom
import { expect, it } from 'vitest';
import { isSubmitKey } from './isSubmitKey';

it.each<[string, KeyboardEventInit, boolean]>([
	['Ctrl+Enter', { key: 'Enter', ctrlKey: true }, true],
	['Cmd+Enter', { key: 'Enter', metaKey: true }, true],
	['Enter alone', { key: 'Enter' }, false],
	['another key with Ctrl', { key: 'm', ctrlKey: true }, false],
	['Ctrl+Enter during a composition', { key: 'Enter', ctrlKey: true, isComposing: true }, false],
])('%s', (_name, init, submits) => {
	expect(isSubmitKey(new KeyboardEvent('keydown', init))).toBe(submits);
});
