import { type KeptFormDescription, type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import { type AntennaEdit, antennaRefusal, antennaRules, KEPT_ANTENNA } from './antennaEdit';

type AntennaFormDescription = Pick<KeptFormDescription<AntennaEdit>, 'page' | 'saved' | 'send'>;

/** The form of an antenna. */
export const useAntennaForm = (description: AntennaFormDescription): KeptFormState<AntennaEdit> =>
	useKeptForm({ ...description, kept: KEPT_ANTENNA, rules: antennaRules(), explain: antennaRefusal });
