import type { Needs } from './words.ts';

export const needs: Needs = {
  marker: {
    label: 'Choose a marker first',
    about:
      'Take one from the tray above your factories, or in the bar below; then press the space that it is to lie on.',
  },
  factory: {
    label: 'A factory is built with the factory marker',
    about: 'Choose it in the tray or in the bar and lay it on a space; then press here.',
  },
  workers: {
    label: 'Workers are hired with the workers marker',
    about: 'Choose it in the tray or in the bar and lay it on a space; then press the place to be filled.',
  },
  display: {
    label: 'Taken after another action',
    about: 'Workers, machinery and the stock exchange let you take one of these afterwards, for nothing.',
  },
};
