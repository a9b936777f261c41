import type { ReactNode } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { type Permission, permissionFor } from '@/domain/account/permissions';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useTokenMay } from '@/stores/session/SessionContext';
import styles from './ApiConsolePage.module.css';
import { endpointParameters } from './endpointQueries';
import { type Parameter, parametersIn } from './parameters';

interface EndpointFactsProps {
	/** The name as it is typed; its parameters are fetched once it is one of the server's. */
	endpoint: string;
	isKnown: boolean;
	/** The parameters as they are written. */
	written: string;
	onAdd: (parameter: Parameter) => void;
}

/** What is known of the endpoint: the permission that it needs, and its parameters, which a press adds. */
export function EndpointFacts({ endpoint, isKnown, written, onAdd }: EndpointFactsProps): ReactNode {
	const { data, isError } = useThing(endpointParameters, endpoint, isKnown);
	const permission = permissionFor(endpoint);
	const given = parametersIn(written);
	return (
		<>
			{isKnown && permission !== undefined && <NeededPermission permission={permission} />}
			{isKnown && isError && <p className={styles.fact}>{text.apiConsole.noFacts}</p>}
			{isKnown && data?.length === 0 && <p className={styles.fact}>{text.apiConsole.noParameters}</p>}
			{isKnown && data && data.length > 0 && (
				<ul className={styles.parameters} aria-label={text.apiConsole.knownParameters}>
					{data.map(parameter => (
						<li key={parameter.name}>
							<button
								type="button"
								disabled={given === null || Object.hasOwn(given, parameter.name)}
								aria-label={t('apiConsole.add', { name: parameter.name })}
								onClick={() => onAdd(parameter)}
							>
								{parameter.name}
								<small>{parameter.type}</small>
							</button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function NeededPermission({ permission }: { permission: Permission }): ReactNode {
	const may = useTokenMay(permission);
	return (
		<p className={styles.fact} data-lacking={!may || undefined}>
			{t(may ? 'apiConsole.needs' : 'apiConsole.lacks', { permission })}
		</p>
	);
}
