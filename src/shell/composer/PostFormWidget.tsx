import type { ReactNode } from 'react';
import { ComposerSlot } from './ComposerSlot';
import styles from './PostFormWidget.module.css';

/** The form for a note, as a widget. */
export default function PostFormWidget(): ReactNode {
	return <ComposerSlot className={styles.teaser} />;
}
