import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { copyText } from '@/platform/clipboard';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { toast } from '@/ui/toast/toasts';
import styles from './debug.module.css';
import { type DebugPart, debugFacts } from './debugFacts';

/** The state of the page's session, stream, caches and workers, to be looked at and copied. */
export default function DebugPage(): ReactNode {
	useHostTitle(text.debug.title);
	const session = useSession();
	const [parts, setParts] = useState<readonly DebugPart[]>();
	const read = useCallback(() => void debugFacts(session).then(setParts, console.error), [session]);
	useEffect(read, [read]);
	if (!parts) return <SkeletonRows />;
	const copy = async () => {
		if (await copyText(parts.map(toText).join('\n\n'))) toast(text.common.copied);
	};
	return (
		<PageBody>
			<ButtonRow>
				<Button icon="refresh" onClick={read}>
					{text.debug.again}
				</Button>
				<Button icon="copy" onClick={() => void copy()}>
					{text.common.copy}
				</Button>
			</ButtonRow>
			{parts.map(({ name, facts }) => (
				<Section key={name} title={text.debug[name]}>
					<dl className={styles.facts}>
						{facts.map(([fact, value]) => (
							<div key={fact}>
								<dt>{fact}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</Section>
			))}
		</PageBody>
	);
}

const toText = ({ name, facts }: DebugPart): string =>
	[`# ${name}`, ...facts.map(([fact, value]) => `${fact}: ${value}`)].join('\n');
