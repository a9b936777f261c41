import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import counter from './counter.is?raw';
import dice from './dice.is?raw';
import fortune from './fortune.is?raw';
import hello from './hello.is?raw';
import quiz from './quiz.is?raw';

/** A program to begin with. */
export interface PlayPreset {
	readonly name: string;
	readonly about: string;
	readonly source: string;
}

/**
 * In the language of the page: `{{name}}` in a program stands for a text, and in a text for a value of the program. Texts
 * have no quotation marks of programs.
 */
export function playPresets(): readonly PlayPreset[] {
	const { presets } = text.play;
	return [
		{ name: presets.hello.name, about: presets.hello.about, source: inLanguage(hello, presets.hello.texts) },
		{ name: presets.dice.name, about: presets.dice.about, source: inLanguage(dice, presets.dice.texts) },
		{ name: presets.counter.name, about: presets.counter.about, source: inLanguage(counter, presets.counter.texts) },
		{ name: presets.fortune.name, about: presets.fortune.about, source: inLanguage(fortune, presets.fortune.texts) },
		{ name: presets.quiz.name, about: presets.quiz.about, source: inLanguage(quiz, presets.quiz.texts) },
	];
}

const inLanguage = (program: string, texts: Readonly<Record<string, string>>): string =>
	fill(program, texts).replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
