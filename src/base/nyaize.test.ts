import { expect, it } from 'vitest';
import { nyaize } from './nyaize';

it.each([
	['banana', 'banyanya'],
	['Nap, NAP, nAp', 'Nyap, NYAP, nYAp'],
	['なるほど', 'にゃるほど'],
	['バナナ', 'バニャニャ'],
	['ﾊﾞﾅﾅ', 'ﾊﾞﾆｬﾆｬ'],
	['나는 난', '냐는 냔'],
	['No one knows.', 'No one knows.'],
	['𠮷な😀', '𠮷にゃ😀'],
	['', ''],
])('%s → %s', (written, said) => {
	expect(nyaize(written)).toBe(said);
});
