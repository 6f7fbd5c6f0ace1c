import { bureaucracy } from './bureaucracy.ts';
import { crownJubilee } from './crown-jubilee.ts';
import { economicCrisis } from './economic-crisis.ts';
import { hamburgCreditCrisis } from './hamburg-credit-crisis.ts';
import { lobby } from './lobby.ts';
import { ludditeRiot } from './luddite-riot.ts';
import { madeInEngland } from './made-in-england.ts';
import type { EventName } from './names.ts';
import { navigationActs } from './navigation-acts.ts';
import { opiumWar } from './opium-war.ts';
import { recession } from './recession.ts';
import { royalSociety } from './royal-society.ts';
import type { ClosingEvent, EventRule } from './rule.ts';
import { socialUnrest } from './social-unrest.ts';
import { threatOfStrike } from './threat-of-strike.ts';
import { warOnTheContinent } from './war-on-the-continent.ts';
import { worldExhibition } from './world-exhibition.ts';

/** The events of the first edition whose text is known (FE-EVT-17, AMB-33). */
export const firstEditionEvents: Readonly<Record<EventName, EventRule>> = {
  bureaucracy,
  'crown-jubilee': crownJubilee,
  'economic-crisis': economicCrisis,
  'hamburg-credit-crisis': hamburgCreditCrisis,
  lobby,
  'luddite-riot': ludditeRiot,
  'made-in-england': madeInEngland,
  'navigation-acts': navigationActs,
  'opium-war': opiumWar,
  recession,
  'royal-society': royalSociety,
  'social-unrest': socialUnrest,
  'threat-of-strike': threatOfStrike,
  'war-on-the-continent': warOnTheContinent,
  'world-exhibition': worldExhibition,
};

/** Those among them that close a space of the chart: every list of a turn asks. */
export const closingEvents: readonly ClosingEvent[] = Object.values(firstEditionEvents).filter(
  (rule): rule is ClosingEvent => rule.closes !== undefined,
);
