import { webUrl } from '@/base/webUrl';
import type { ServerFacts } from '@/domain/server/ServerFacts';
import type { WireMeta } from '@/wire/entities';

/** Reads the part of `meta` that only the pages about a server show. Addresses that are not of the web are left out. */
export function toServerFacts(meta: WireMeta): ServerFacts {
	return {
		maintainerName: text(meta.maintainerName),
		maintainerEmail: text(meta.maintainerEmail),
		inquiryUrl: link(meta.inquiryUrl),
		feedbackUrl: link(meta.feedbackUrl),
		repositoryUrl: link(meta.repositoryUrl),
		languages: strings(meta.langs),
		rules: strings(meta.serverRules),
		links: { imprint: link(meta.impressumUrl), terms: link(meta.tosUrl), privacy: link(meta.privacyPolicyUrl) },
	};
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const link = (value: unknown): string | null => webUrl(text(value) ?? '')?.href ?? null;
const strings = (value: unknown): readonly string[] =>
	Array.isArray(value) ? value.flatMap((each: unknown) => text(each) ?? []) : [];
