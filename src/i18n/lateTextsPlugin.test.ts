import { expect, it } from 'vitest';
import { spokenIn } from '../../vite/lateTextsPlugin';

it('finds the namespaces that code speaks', () => {
	const code = 'const { a } = text.share; t("drive.title"); t(`deck.a`); texts.common.ok; context.note; a.text.poll';
	expect(spokenIn(code)).toEqual(['share', 'drive', 'deck', 'common', 'poll']);
});
