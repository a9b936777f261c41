import { type KeptFormDescription, type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import { type AntennaEdit, antennaRefusal, antennaRules, KEPT_ANTENNA } from './antennaEdit';

type AntennaFormDescription = Pick<KeptFormDescription<AntennaEdit>, 'page' | 'saved' | 'send'>;

/** The name under which unsaved edits of an antenna are kept. */
export const keptAntennaName = (antennaId: string): string => `antenna ${antennaId}`;

/** The form of an antenna. */
export const useAntennaForm = (description: AntennaFormDescription): KeptFormState<AntennaEdit> =>
	useKeptForm({ ...description, kept: KEPT_ANTENNA, rules: antennaRules(), explain: antennaRefusal });
