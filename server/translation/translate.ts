import { request } from 'undici';

const WITHIN_MS = 20_000;

export interface Translation {
	/** The original language as detected by the translator. */
	sourceLang: string;
	text: string;
}

interface Answer {
	translatedText?: unknown;
	detectedLanguage?: { language?: unknown };
}

/**
 * Calls a translator with LibreTranslate's API.
 * @param base its URL, from `--translator`
 * @param target a language tag; translators only know the language (`ja` of `ja-JP`)
 * @throws Error if it refuses, or doesn't respond in time
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
