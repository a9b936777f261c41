import { request } from 'undici';

const WITHIN_MS = 20_000;

export interface Translation {
	/** The language it was written in, as the translator recognised it. */
	sourceLang: string;
	text: string;
}

interface Answer {
	translatedText?: unknown;
	detectedLanguage?: { language?: unknown };
}

/**
 * Asks a translator that speaks LibreTranslate's API.
 * @param base its address, as `--translator` names it
 * @param target a language tag; translators know the language alone (`ja` of `ja-JP`)
 * @throws Error when it refuses, or does not answer in time
 */
export async function translate(base: string, text: string, target: string): Promise<Translation> {
	const { statusCode, body } = await request(new URL('translate', base.endsWith('/') ? base : `${base}/`), {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json' },
		body: JSON.stringify({ q: text, source: 'auto', target: target.split('-')[0]?.toLowerCase(), format: 'text' }),
		signal: AbortSignal.timeout(WITHIN_MS),
	});
	const answer = (await body.json()) as Answer;
	if (statusCode !== 200 || typeof answer.translatedText !== 'string') {
		throw new Error(`The translator answered ${statusCode} without a translation.`);
	}
	const language = answer.detectedLanguage?.language;
	return { sourceLang: typeof language === 'string' ? language : '', text: answer.translatedText };
}
