import type { InEvery } from '@cromford/kernel';
import type { Need } from './need-at.ts';

export type Needs = Readonly<Record<Need, Readonly<Record<'label' | 'about', string>>>>;

export const needs: InEvery<() => Promise<{ readonly needs: Needs }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};
