export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best encoding that the client accepts.
 * @param header `accept-encoding`
 */
export function chooseEncoding(header: string | undefined): Encoding {
	const accepted = new Map(
		(header ?? '').split(',').map(part => {
			const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
			return [name, !parameters.some(parameter => /^\s*q=0(?:\.0*)?$/.test(parameter))] as const;
		}),
	);
	if (accepted.get('br')) return 'br';
	return accepted.get('gzip') ? 'gzip' : 'identity';
}
