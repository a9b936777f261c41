import { Parser } from 'htmlparser2';
import { CONSENT_METAS } from '../oauth/consentMetas';

const NAMES: ReadonlySet<string> = new Set(Object.values(CONSENT_METAS));

/** What another server's consent page says it asks about, by the names of its meta elements; the first of each. */
export function readConsentMetas(html: string): Record<string, string> {
	const metas: Record<string, string> = {};
	const parser = new Parser({
		onopentag(tag, { name = '', content }) {
			if (tag === 'meta' && content !== undefined && NAMES.has(name)) metas[name] ??= content;
		},
	});
	parser.end(html);
	return metas;
}
