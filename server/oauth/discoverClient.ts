import type { Core } from '../Core';
import { decodeText } from '../net/decodeText';
import { OAuthError } from './OAuthError';
import { type ClientPage, readClientPage } from './readClientPage';

const LIMITS = { timeoutMs: 10_000, maxBytes: 256 * 1024, isCutFine: true, accept: 'text/html, */*;q=0.1' };

/**
 * Asks an app's address who it is and where answers may go.
 * @throws OAuthError if it can't be reached
 */
export async function discoverClient({ web }: Core, id: URL): Promise<ClientPage> {
	try {
		const { url, bytes, contentType, type, link } = await web.get(id, LIMITS);
		const html = type === 'text/html' ? decodeText(bytes, contentType) : '';
		return readClientPage(html, link, url);
	} catch {
		throw new OAuthError('invalid_request', 'The client_id could not be read');
	}
}
