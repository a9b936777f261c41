/** Whether a host is listed, or belongs to a listed one: `a.example` covers `b.a.example`. */
export const isAmongHosts = (host: string, listed: readonly string[] = []): boolean =>
	listed.some(each => {
		const wanted = each.toLowerCase();
		return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`));
	});
