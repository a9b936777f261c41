// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it } from 'vitest';
import { translations } from '@/stores/translations';
import { translateNote } from './translateNote';

it('shows no translation that was put away before it came', async () => {
	const session = testSession();
	let answer: (translation: object) => void = () => {};
	answerCalls(session.api, () => new Promise(resolve => (answer = resolve)));
	const translated = translateNote(session, 'n1');
	expect(translations.get(session, 'n1')).toBeNull();
	translations.remove(session, 'n1');
	answer({ sourceLang: 'JA', text: 'good morning' });
	await translated;
	expect(translations.get(session, 'n1')).toBeUndefined();
	const again = translateNote(session, 'n1');
	answer({ sourceLang: 'JA', text: 'good morning' });
	await again;
	expect(translations.get(session, 'n1')?.text).toBe('good morning');
});
