import type { State, StepName } from '@cromford/arkwright';

export const STAGES = ['sale', 'shares', 'wages', 'shipment', 'storage'] as const;
export type StageId = (typeof STAGES)[number];

/** The steps of the rules by which a stage is played; the sale is told from its beginning on. */
export const STEPS: Partial<Record<StepName, StageId>> = {
  rise: 'shares',
  wages: 'wages',
  shipments: 'shipment',
  shipment: 'shipment',
  contracts: 'shipment',
  storages: 'storage',
  storage: 'storage',
};

/** A good is being produced and sold, and somebody is asked about it. In the action of that name nothing of this has begun. */
export function isUnderWay({ agenda }: Pick<State, 'agenda'>): boolean {
  return agenda.some(({ step }) => STEPS[step]) && !agenda.some(({ step }) => step === 'production');
}
