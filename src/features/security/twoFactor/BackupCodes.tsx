import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { saveFile } from '@/platform/saveFile';
import { Button } from '@/ui/button/Button';
import { copySecret } from '@/ui/secret/copySecret';
import { useSecretText } from '@/ui/secret/useSecretText';
import type { Registration } from './Registration';
import styles from './twoFactor.module.css';

interface BackupCodesProps {
	codes: readonly string[];
	/** For which account. */
	of: Pick<Registration, 'label' | 'issuer'>;
	onKept: () => void;
}

/** The backup codes, shown this once, to keep, print or download. */
export function BackupCodes({ codes, of, onKept }: BackupCodesProps): ReactNode {
	const shown = useSecretText<HTMLOListElement>();
	const title = t('twoFactor.codesOf', { name: `@${of.label}@${of.issuer}` });
	const lines = [title, '', ...codes, ''].join('\n');
	return (
		<>
			<p className={styles.about}>{text.twoFactor.codesAbout}</p>
			<ol ref={shown} className={styles.codes} aria-label={text.twoFactor.backupCodes}>
				{codes.map(code => (
					<li key={code} dir="ltr">
						{code}
					</li>
				))}
			</ol>
			<div className={styles.bar}>
				<Button
					size="small"
					icon="download"
					onClick={() => saveFile(new File([lines], `${of.label}-backup-codes.txt`, { type: 'text/plain' }))}
				>
					{text.twoFactor.download}
				</Button>
				<Button size="small" icon="printer" onClick={() => window.print()}>
					{text.twoFactor.print}
				</Button>
				<Button size="small" icon="copy" onClick={() => void copySecret(codes.join('\n'))}>
					{text.common.copy}
				</Button>
			</div>
			<p className={styles.warning}>{text.twoFactor.codesOnce}</p>
			<Button variant="primary" wide onClick={onKept}>
				{text.twoFactor.kept}
			</Button>
			{createPortal(<PrintedCodes title={title} codes={codes} />, document.body)}
		</>
	);
}

/** All that is printed while the codes are shown. */
function PrintedCodes({ title, codes }: { title: string; codes: readonly string[] }): ReactNode {
	return (
		<section className={styles.printed} aria-hidden="true">
			<h1>{title}</h1>
			<ol>
				{codes.map(code => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<p>{text.twoFactor.codesAbout}</p>
		</section>
	);
}
